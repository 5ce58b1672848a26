import { describe, expect, test } from 'vitest'
import { cleanHtml } from '#server/base/shared/cleanHtml.ts'
import { readHtml, writeHtml } from '#widgets/editor/rich/schema/html.ts'
import { lostTags } from '#widgets/editor/rich/schema/lostTags.ts'

const written = (html: string) => writeHtml(readHtml(html))
/** Styles end without a semicolon on the server. */
const plain = (html: string) => html.replace(/;"/g, '"')

describe('what the editor can write it reads back, and the server leaves as it is', () => {
  test.each([
    '<p>一</p><p></p><p>二</p>',
    '<h2>甲</h2><h3>乙</h3><h4>丙</h4>',
    '<p style="text-align: center; line-height: 1.75; text-indent: 2em">甲</p>',
    '<p><strong>甲</strong><em>乙</em><u>丙</u><s>丁</s><sub>1</sub><sup>2</sup><code>x</code></p>',
    '<p><span style="color: #c92a2a">甲</span></p>',
    '<ul><li><p>甲</p><ol><li><p>乙</p></li></ol></li></ul>',
    '<blockquote><p>甲</p></blockquote><hr>',
    '<p>甲<br>乙</p>',
    '<p><img src="/a.png" alt="甲.png" width="300" height="150"></p>',
    '<p><audio src="/a.mp3" controls="controls"></audio></p>',
    '<p><video src="/a.mp4" width="300" height="150" controls="controls"></video></p>',
    '<p><a href="/a.pdf" download="甲.pdf" target="_blank" rel="noopener noreferrer">甲.pdf</a></p>',
    '<table><tbody><tr><th><p>甲</p></th><td colspan="2"><p>乙</p></td></tr></tbody></table>',
  ])('%s', (html) => {
    expect(plain(written(html))).toBe(html)
    expect(cleanHtml(html).replace(/ \/>/g, '>')).toBe(html)
    expect(lostTags(html)).toEqual([])
  })
})

describe('what others write means the same', () => {
  test.each([
    [
      '<p><b>甲</b><i>乙</i><ins>丙</ins><del>丁</del></p>',
      '<p><strong>甲</strong><em>乙</em><u>丙</u><s>丁</s></p>',
    ],
    ['<p><span style="font-weight:700">甲</span></p>', '<p><strong>甲</strong></p>'],
    [
      '<p><span style="font-style:italic;text-decoration:underline">甲</span></p>',
      '<p><em><u>甲</u></em></p>',
    ],
    ['<p align="right">甲</p>', '<p style="text-align: right">甲</p>'],
    ['<div>甲</div><div>乙</div>', '<p>甲</p><p>乙</p>'],
    ['甲', '<p>甲</p>'],
    ['<ul><li>甲</li></ul>', '<ul><li><p>甲</p></li></ul>'],
    [
      '<video controls><source src="/a.mp4" type="video/mp4"></video>',
      '<p><video src="/a.mp4" controls="controls"></video></p>',
    ],
    ['<img src="/a.png" style="width:120px">', '<p><img src="/a.png" width="120"></p>'],
  ])('%s', (html, expected) => expect(plain(written(html))).toBe(expected))
})

describe('nothing written is no value', () => {
  test.each(['', '<p></p>', '<p><script>alert(1)</script></p>'])('%j', (html) =>
    expect(written(html)).toBe(''),
  )
})

describe('what the editor would not write again is known before anything is changed', () => {
  test.each([
    ['<dl><dt>甲</dt><dd>乙</dd></dl>', ['dl', 'dt', 'dd']],
    ['<p><ruby>汉<rt>han</rt></ruby></p>', ['ruby', 'rt']],
    ['<section><p>甲</p></section>', []],
  ])('%s', (html, tags) => expect(lostTags(html)).toEqual(tags))
})
