import { describe, expect, test } from 'vitest'
import { splitMarkup } from '../../../src/app/firstScreen/splitMarkup.ts'

describe('what belongs into the head', () => {
  const hoisted =
    '<link rel="preload" as="image" href="/a.svg"/><title>首页</title><meta name="x"/>'

  test('is what stands before the content', () => {
    expect(splitMarkup(`${hoisted}<div><title>no</title></div>`)).toMatchObject({
      head: hoisted,
      body: '<div><title>no</title></div>',
    })
  })

  test('may be nothing', () => {
    expect(splitMarkup('<p>linked</p>')).toEqual({ head: '', body: '<p>linked</p>', styles: '' })
  })
})

describe('a style', () => {
  test('is carried, and stands in one rule however often it is used', () => {
    const { body, styles } = splitMarkup('<i style="gap:0"></i><b style="gap:0"></b>')
    expect(body).toBe('<i data-css="gap:0"></i><b data-css="gap:0"></b>')
    expect(styles).toMatch(/^\[data-css="gap:0"\](?:\[data-css\])+\{gap:0\}$/)
  })

  test('with quotes is written as CSS reads it', () => {
    const { styles } = splitMarkup('<i style="background:url(&quot;/a&amp;b.png&quot;)"></i>')
    expect(styles).toContain('[data-css="background:url(\\"/a&b.png\\")"]')
    expect(styles).toContain('{background:url("/a&b.png")}')
  })

  test('in a text is a text', () => {
    const text = '<p>a style=&quot;x&quot; b</p>'
    expect(splitMarkup(text).body).toBe(text)
  })
})
