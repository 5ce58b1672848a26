import { describe, expect, test } from 'vitest'
import type { PrintContent, PrintSection } from '#contract/print.ts'
import { linesOf } from '#nodes/print/linesOf.ts'
import { sheetsOf } from '#nodes/print/sheetsOf.ts'

const entry = (content: PrintContent) => ({ key: '', label: '项目', hideTitle: false, content })
const text = (length: number): PrintContent => ({ kind: 'text', text: '字'.repeat(length) })
const part = (title: string, lines: number, pageBreak = true): PrintSection => ({
  title,
  pageBreak,
  rows: Array.from({ length: lines }, () => [entry(text(4))]),
})

describe('a section that begins a page begins a sheet', () => {
  test.each([
    ['a first part of a third of a sheet', [part('一', 12), part('二', 1)], [['一'], ['二']]],
    [
      'not so near to the head',
      [part('一', 3), part('二', 12), part('三', 2)],
      [['一', '二'], ['三']],
    ],
    [
      'every one that is not near to the head',
      [part('一', 12), part('二', 1), part('三', 1)],
      [['一'], ['二'], ['三']],
    ],
    ['none where all is little', [part('一', 2), part('二', 2)], [['一', '二']]],
    ['none without a page', [part('一', 12), part('二', 12, false)], [['一', '二']]],
    ['nothing, for a title alone', [], [[]]],
    ['none at an empty part', [part('一', 12), { pageBreak: true, rows: [] }], [['一']]],
    ['none at the first part', [part('一', 12, true)], [['一']]],
  ])('%s', (_, sections, expected) =>
    expect(sheetsOf(sections).map((sheet) => sheet.map(({ title }) => title))).toEqual(expected),
  )
})

describe('lines on paper', () => {
  const cell: PrintContent = text(2)
  test.each<[string, PrintContent[], number]>([
    ['a word', [text(4)], 1],
    ['a long text', [text(100)], 3],
    ['a long text beside another', [text(100), text(4)], 5],
    ['two paragraphs', [{ kind: 'text', text: '一\n二' }], 2],
    ['a picture', [{ kind: 'images', files: [{ name: '', url: '' }], height: 180 }], 5],
    ['a table', [{ kind: 'table', columns: ['甲'], rows: [[cell], [cell]] }], 3],
    ['rich text', [{ kind: 'html', html: `<p>${'字'.repeat(60)}</p>` }], 2],
    ['no content at all', [text(0)], 1],
  ])('%s', (_, contents, lines) =>
    expect(linesOf([{ pageBreak: false, rows: [contents.map(entry)] }])).toBe(lines),
  )
})
