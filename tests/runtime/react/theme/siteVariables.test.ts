import { describe, expect, test } from 'vitest'
import { contrast, readableOn, shadesOf } from '#domain/theme/colours.ts'
import { groundVariables, siteVariables } from '#runtime/react/theme/siteVariables.ts'

const AA = 4.5
const THEMES = [
  '#1D5FD1',
  '#66B1FF',
  '#ffcc00',
  '#ffffff',
  '#000000',
  '#c8102e',
  '#00a870',
  '#7f7f7f',
]

describe('an organisation’s main colour', () => {
  test.each(THEMES)('%s is darkened until it can be read on white', (main) => {
    const { '--site-main': base, '--site-main-text': text = '' } = siteVariables(['#66b1ff', main])
    expect(base).toBe(main.toLowerCase())
    expect(contrast(text, '#ffffff')).toBeGreaterThanOrEqual(AA)
  })

  test.each([...THEMES, '#0d8478'])('%s as text can be read on every ground of a page', (main) => {
    const variables = siteVariables(['#66b1ff', main])
    const text = variables['--site-main-text'] ?? ''
    const grounds = ['#f4f6f8', variables['--site-main-soft'] ?? '']
    for (const ground of grounds) expect(contrast(text, ground)).toBeGreaterThanOrEqual(AA)
  })

  test('that can be read already stays', () => {
    expect(readableOn('#1d5fd1', ['#ffffff'])).toBe('#1d5fd1')
  })

  test('makes ten shades from light to dark', () => {
    const darkness = shadesOf('#1d5fd1').map((shade) => contrast(shade, '#ffffff'))
    expect(darkness).toHaveLength(10)
    expect(darkness).toEqual([...darkness].sort((a, b) => a - b))
  })

  test.each([[undefined], [['red', 'blue']], ['#fff'], [[null, 'url(x)']]])(
    '%j is the usual look',
    (theme) => {
      expect(siteVariables(theme)).toEqual(siteVariables(['#66b1ff', '#1f6fb2']))
    },
  )
})

describe('header and footer grounds', () => {
  test.each([
    ['#16325C', '#ffffff'],
    ['#FFFFFF', '#1d2733'],
  ])('on %s the text is %s', (ground, text) => {
    expect(groundVariables(ground, '')['--site-header-text']).toBe(text)
  })

  test('a picture’s address cannot break out of its url()', () => {
    const { '--site-footer-bg': ground } = groundVariables('', '/a.png") ; x: url("//evil')
    expect(ground).toBe('url("/a.png%22)%20;%20x:%20url(%22//evil")')
  })
})
