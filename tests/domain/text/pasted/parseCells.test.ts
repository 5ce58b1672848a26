import { describe, expect, test } from 'vitest'
import { formatCells, parseCells } from '#domain/text/pasted/parseCells.ts'

describe('text of a spreadsheet', () => {
  test.each([
    [
      'tabs and line breaks',
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['line breaks of Windows and old Macs', 'a\r\nb\rc', [['a'], ['b'], ['c']]],
    ['a last line break adds no row', 'a\tb\r\n', [['a', 'b']]],
    [
      'empty cells',
      '\t\nx\t',
      [
        ['', ''],
        ['x', ''],
      ],
    ],
    ['an empty row between', 'a\n\nb', [['a'], [''], ['b']]],
    ['a quoted cell with a line break and a tab', '"a\nb\tc"\td', [['a\nb\tc', 'd']]],
    ['doubled quotes', '"他说""好"""\tb', [['他说"好"', 'b']]],
    ['a quote inside a cell', '15" 屏\tb', [['15" 屏', 'b']]],
    ['a quote that is not closed', '"a\tb\nc', [['"a', 'b'], ['c']]],
    ['a quoted word that goes on', '"甲"乙\tb', [['"甲"乙', 'b']]],
    ['blanks around', ' a \t　b　', [['a', 'b']]],
    ['one cell', 'a', [['a']]],
    ['nothing', '', [['']]],
  ] as const)('%s', (_, text, cells) => {
    expect(parseCells(text)).toEqual(cells)
  })

  test('what was taken apart is put together again', () => {
    const cells = [
      ['a', 'b\nc', '"q"'],
      ['', 'd\te', 'f'],
    ]
    expect(parseCells(formatCells(cells))).toEqual(cells)
  })
})
