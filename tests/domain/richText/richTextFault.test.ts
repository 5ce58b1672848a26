import { expect, test } from 'vitest'
import { LIMITS } from '#domain/limits.ts'
import { richTextFault } from '#domain/richText/richTextFault.ts'

const { length, tags, depth } = LIMITS.richText
const TOO_LONG = `内容（含格式）过长，最多${length}个字符`
const TOO_MANY = '内容的格式过多，请清除部分格式'
const TOO_DEEP = '内容的格式层次过多，请清除部分格式'

const nested = (tag: string, times: number) => `<${tag}>`.repeat(times)

test.each([
  ['nothing', '', undefined],
  ['the longest text', 'a'.repeat(length), undefined],
  ['one character more', 'a'.repeat(length + 1), TOO_LONG],
  ['as many tags as there may be', '<p>x</p>'.repeat(tags), undefined],
  ['one tag more', '<p>x</p>'.repeat(tags + 1), TOO_MANY],
  ['one closing tag more than there may be tags', '</p>'.repeat(tags + 1), TOO_MANY],
  ['pictures, which hold nothing', '<img src="/a">'.repeat(tags), undefined],
  ['signs that begin no tag', '<'.repeat(tags + 1), TOO_MANY],
  ['comments', '<!--x-->'.repeat(tags + 1), TOO_MANY],
  ['as deep as it may be', nested('b', depth), undefined],
  ['one level more', nested('b', depth + 1), TOO_DEEP],
  ['the same in capitals', nested('B', depth + 1), TOO_DEEP],
  ['lists in lists', nested('ul><li', depth / 2 + 1), TOO_DEEP],
  ['unknown tags', nested('x', depth + 1), TOO_DEEP],
  ['levels that end', '<b><i>x</i></b>'.repeat(depth), undefined],
  ['levels an outer end takes along', '<div><b><i>x</div>'.repeat(depth), undefined],
  ['paragraphs without an end', '<p>x'.repeat(depth * 2), undefined],
  ['items without an end', `<ul>${'<li>x'.repeat(depth * 2)}`, undefined],
  ['cells without an end', `<table>${'<tr><td>x<td>y'.repeat(depth * 2)}`, undefined],
  ['ends of nothing', `</b>${nested('b', depth)}</i>`, undefined],
])('%s', (_what, html, fault) => {
  expect(richTextFault(html)).toBe(fault)
})
