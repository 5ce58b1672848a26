import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsv } from '#domain/text/csv.ts'

test.each([
  [
    'plain',
    'a,b\r\nc,d\r\n',
    [
      [1, ['a', 'b']],
      [2, ['c', 'd']],
    ],
  ],
  [
    'with a byte order mark and no last line end',
    '\uFEFFa,b\nc,',
    [
      [1, ['a', 'b']],
      [2, ['c', '']],
    ],
  ],
  [
    'a quote, a comma and a line in a cell',
    '"a""b","c,d"\n"e\nf",g\nh',
    [
      [1, ['a"b', 'c,d']],
      [2, ['e\nf', 'g']],
      [4, ['h']],
    ],
  ],
  [
    'empty lines',
    'a\n\n,\nb',
    [
      [1, ['a']],
      [4, ['b']],
    ],
  ],
  [
    'a quote within a cell',
    'a"b,5"\nc,d',
    [
      [1, ['a"b', '5"']],
      [2, ['c', 'd']],
    ],
  ],
  ['nothing', '', []],
])('%s', (_, text, records) => {
  expect(readCsv(text).records.map(({ line, cells }) => [line, cells])).toEqual(records)
})

test.each([
  ['"a', 1],
  ['a,b\nc,"d\ne,f', 2],
  ['"a"b', 1],
])('%j is no CSV, and its line is named', (text, brokenAt) => {
  expect(readCsv(text)).toMatchObject({ brokenAt })
})

test('other delimiters part cells, too', () => {
  expect(readCsv('a,b\tc', '\t').records).toEqual([{ line: 1, cells: ['a,b', 'c'] }])
})

test('whatever the library writes is read back', () => {
  const cells = fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 4 }), { minLength: 1 })
  fc.assert(
    fc.property(cells, (rows) => {
      const text = stringify(rows, { quoted: true, record_delimiter: 'windows' })
      const full = rows.filter((row) => row.some((cell) => cell !== ''))
      expect(readCsv(text).records.map((record) => record.cells)).toEqual(full)
    }),
  )
})
