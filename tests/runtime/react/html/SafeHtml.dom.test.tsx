import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { lazySanitiser } from '#runtime/react/html/lazySanitiser.ts'
import { SafeHtml } from '#runtime/react/html/SafeHtml.tsx'

afterEach(cleanup)

const shown = (html: string) => render(<SafeHtml html={html} />).container

test('until the sanitiser is there, only words are shown', async () => {
  const html = '<p>甲</p><img src="x" onerror="alert(1)"><script>alert(2)</script>'
  const { container } = render(<SafeHtml html={html} />)
  expect(container.innerHTML).toBe('<div>甲alert(2)</div>')
  await expect.poll(() => container.innerHTML).toBe('<div><p>甲</p><img src="x"></div>')
})

describe('HTML that is not ours', () => {
  beforeAll(async () => void (await lazySanitiser.load()))

  test.each([
    ['script', '<p>甲</p><script>alert(1)</script>', /script|alert/],
    ['event handlers', '<img src="x" onerror="alert(1)">', /onerror/],
    ['script addresses', '<a href="javascript:alert(1)">乙</a>', /javascript/],
    ['frames', '<iframe src="about:blank"></iframe>', /iframe/],
    ['style sheets', '<style>body{display:none}</style><p>丙</p>', /<style/],
    ['forms', '<form action="/x">丁</form>', /<form/],
    ['inputs', '<p><input name="a"></p>', /<input/],
    ['ids, which would clash with ours', '<p id="root">戊</p>', /id=/],
    ['pictures inside the text', '<img src="data:image/png;base64,AA">', /data:/],
    ['places of its own', '<p style="position:fixed">己</p>', /position|style/],
  ])('loses %s', (_, html, forbidden) => {
    expect(shown(html).innerHTML).not.toMatch(forbidden)
  })

  test('keeps text, formatting, pictures and tables', () => {
    const html =
      '<h4>须知</h4><p><b>甲</b><img src="/a.png" alt="图"></p><table><tbody><tr><td>1</td></tr></tbody></table>'
    expect(shown(html).innerHTML).toBe(`<div>${html}</div>`)
  })

  test('links open in a window of their own that knows nothing of this one', () => {
    const link = shown('<a href="https://example.com">外部</a>').querySelector('a')
    expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener noreferrer'])
  })

  test('changes with its text', () => {
    const { container, rerender } = render(<SafeHtml html="<p>甲</p>" />)
    rerender(<SafeHtml html="<p>乙</p>" />)
    expect(container.textContent).toBe('乙')
  })
})

describe('styles are set as properties, which no Content-Security-Policy forbids', () => {
  beforeAll(async () => void (await lazySanitiser.load()))

  test.each([
    ['<p style="line-height:1.75;text-align:center">甲</p>', 'p', ['line-height', '1.75']],
    ["<p class=a STYLE = 'text-align: right'>甲</p>", 'p', ['text-align', 'right']],
    ['<p title="style=x" style=text-align:left>甲</p>', 'p', ['text-align', 'left']],
    ['<span style="color:#c00">甲</span>', 'span', ['color', '#c00']],
    ['<img src="/a.png" width="300" height="150">', 'img', ['aspect-ratio', '300 / 150']],
  ])('%s', (html, tag, [property = '', value]) => {
    const element = shown(html).querySelector<HTMLElement>(tag)
    expect(element?.style.getPropertyValue(property)).toBe(value)
    expect(element?.hasAttribute('data-css')).toBe(false)
  })

  test('words that only look like styles stay words', () => {
    expect(shown('<p title="a style=b">甲 style="x" 乙</p>').innerHTML).toBe(
      '<div><p title="a style=b">甲 style="x" 乙</p></div>',
    )
  })
})
