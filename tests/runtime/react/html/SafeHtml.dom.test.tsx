import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { SafeHtml, sanitiseHtml } from '#runtime/react/html/SafeHtml.tsx'

afterEach(cleanup)

describe('HTML that is not ours', () => {
  test.each([
    ['script', '<p>甲</p><script>alert(1)</script>', /script|alert/],
    ['event handlers', '<img src="x" onerror="alert(1)">', /onerror/],
    ['script addresses', '<a href="javascript:alert(1)">乙</a>', /javascript/],
    ['frames', '<iframe src="about:blank"></iframe>', /iframe/],
    ['style sheets', '<style>body{display:none}</style><p>丙</p>', /<style/],
    ['forms', '<form action="/x">丁</form>', /<form/],
    ['inputs', '<p><input name="a"></p>', /<input/],
    ['ids, which would clash with ours', '<p id="root">戊</p>', /id=/],
  ])('loses %s', (_, html, forbidden) => {
    expect(sanitiseHtml(html)).not.toMatch(forbidden)
  })

  test('keeps text, formatting, pictures and tables', () => {
    const html =
      '<h4>须知</h4><p><b>甲</b><img src="/a.png" alt="图"></p><table><tbody><tr><td>1</td></tr></tbody></table>'
    expect(sanitiseHtml(html)).toBe(html)
  })

  test('links open in a window of their own that knows nothing of this one', () => {
    const { container } = render(<SafeHtml html='<a href="https://example.com">外部</a>' />)
    const link = container.querySelector('a')
    expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener noreferrer'])
  })
})
