import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromParagraphs, isPlain, toParagraphs } from '#widgets/editor/paragraphs.ts'

describe('text as paragraphs of HTML', () => {
  test.each([
    ['', ''],
    ['一', '<p>一</p>'],
    ['一\n\n二', '<p>一</p><p></p><p>二</p>'],
    ['a < b && c > d', '<p>a &lt; b &amp;&amp; c &gt; d</p>'],
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ])('%j is %j', (text, html) => expect(toParagraphs(text)).toBe(html))

  test('whatever is typed is read back, and is plain', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const html = toParagraphs(text)
        return fromParagraphs(html) === text && isPlain(html)
      }),
    ))
})

describe('HTML that editing as text would change is not plain', () => {
  test.each([
    ['<p>一</p><p>二</p>', true],
    ['一<br>二<br />', true],
    ['<p>&lt;b&gt;&nbsp;</p>', true],
    ['<p><b>一</b></p>', false],
    ['<p style="text-align:center">一</p>', false],
    ['<img src="/a.png">', false],
    ['<pre>一</pre>', false],
    ['<p>一&mdash;二</p>', false],
    ['<!-- 一 -->', false],
  ])('%s: %s', (html, plain) => expect(isPlain(html)).toBe(plain))
})
