import { describe, expect, test } from 'vitest'
import { plainParagraphs } from '#widgets/editor/plainParagraphs.ts'

describe('what is typed before the editor has come', () => {
  test.each([
    ['', ''],
    ['一', '<p>一</p>'],
    ['一\n\n二', '<p>一</p><p></p><p>二</p>'],
    ['a < b && c > d', '<p>a &lt; b &amp;&amp; c &gt; d</p>'],
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ])('%j is %j', (text, html) => expect(plainParagraphs(text)).toBe(html))
})
