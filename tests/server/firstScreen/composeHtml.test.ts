import { expect, test } from 'vitest'
import type { FirstScreenHtml } from '#contract/firstScreen.ts'
import { composeHtml } from '#server/firstScreen/composeHtml.ts'
import { NONCE } from '#server/firstScreen/inlineSheet.ts'

const INDEX = [
  '<!doctype html><html lang="zh-CN"><head><!--first-screen--><title>own</title>',
  '<link rel="icon" href="data:," />',
  '<script type="module" crossorigin src="/assets/index.js"></script>',
  '<link rel="modulepreload" crossorigin href="/assets/site.js">',
  '</head><body><div id="root"></div></body></html>',
].join('\n')

const screen = (more: Partial<FirstScreenHtml> = {}): FirstScreenHtml => ({
  data: {
    device: 'pc',
    site: { orgName: '学会</script><script>alert(1)</script>' } as never,
    pages: {},
    answers: {},
    drawn: true,
    kinds: [],
  },
  attributes: { 'data-device': 'pc' },
  styles: 'a{b:c}',
  head: '<title>首页</title><link rel="icon" href="/icon.svg"/>',
  body: '<main>drawn</main>',
  queryNames: [],
  hasForms: false,
  hasLateOperators: false,
  hasPager: false,
  ...more,
})

test('title and icon of the screen take the place of those of index.html', () => {
  const html = composeHtml(INDEX, screen(), [])
  expect(html.match(/<title>[^<]*/g)).toEqual(['<title>首页'])
  expect(html.match(/rel="icon"/g)).toHaveLength(1)
  expect(composeHtml(INDEX, screen({ head: '' }), [])).toContain('<title>own</title>')
})

test('texts end neither the block of data nor the styles', () => {
  const html = composeHtml(INDEX, screen({ styles: 'a{b:"</style><script>"}' }), [])
  expect(html).not.toContain('alert(1)</script>')
  expect(html.match(/<script/g)).toHaveLength(2)
  const json = /id="first-screen">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(json).site.orgName).toBe('学会</script><script>alert(1)</script>')
})

test('what looks like a pattern of replacement is text', () => {
  expect(composeHtml(INDEX, screen({ body: "<p>$& $' $1</p>" }), [])).toContain("<p>$& $' $1</p>")
})

test('a screen that is drawn whole lets its scripts come later', () => {
  expect(composeHtml(INDEX, screen(), [])).not.toContain('modulepreload')
  const empty = screen()
  expect(composeHtml(INDEX, { ...empty, data: { ...empty.data, drawn: false } }, [])).toContain(
    '<link rel="modulepreload" crossorigin href="/assets/site.js">',
  )
})

test('a screen with parts of its own asks for all of them at once', () => {
  const late = ['assets/FormNode.js', 'assets/engine.css'].map((file) => ({ file }))
  const html = composeHtml(INDEX, screen(), late)
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/site.js">')
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/FormNode.js">')
  expect(html).toContain('<link rel="preload" as="style" crossorigin href="/assets/engine.css">')
})

test('what is drawn is styled before any file comes: its sheets stand in the page, none is asked for', () => {
  const html = composeHtml(INDEX, screen(), [{ file: 'assets/kinds.css', styles: '.tabs{gap:0}' }])
  expect(html).toContain(`<style nonce="${NONCE}">.tabs{gap:0}</style>`)
  expect(html).toContain('<link disabled rel="stylesheet" crossorigin href="/assets/kinds.css">')
  expect(html).not.toContain('as="style"')
})

test('styles carry the nonce', () => {
  expect(composeHtml(INDEX, screen(), [])).toContain(`<style nonce="${NONCE}">a{b:c}</style>`)
})
