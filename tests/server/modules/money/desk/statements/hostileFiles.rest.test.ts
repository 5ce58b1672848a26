import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { readStatement } from '#server/modules/money/desk/statements/thread/readStatement.ts'
import { createStatementReader } from '#server/modules/money/desk/statements/thread/statementReader.ts'
import { unzipped } from '../../../../../support/readXlsx.ts'
import { writeZip } from '../../../../../support/writeZip.ts'
import { BANK_COLUMNS } from './support.ts'

const read = (bytes: Uint8Array) => readStatement({ bytes, source: 'bank', mapping: BANK_COLUMNS })

const ROW = [new Date('2026-06-05'), 3, null, 'A1', '某人', '']

/** A sound workbook whose sheet, or another of its files, is replaced. */
async function bookWith(
  files: Readonly<Record<string, string>>,
  claimed?: (size: number) => number,
) {
  const sound = await writeXlsx({
    sheets: [{ name: '明细', rows: [Object.values(BANK_COLUMNS), ROW] as never }],
  })
  return writeZip({ ...Object.fromEntries(unzipped(Buffer.from(sound))), ...files }, claimed)
}

const SHEET = 'xl/worksheets/sheet1.xml'
const sheet = (rows: string, dimension = 'A1:B2') =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><dimension ref="${dimension}"/><sheetData>${rows}</sheetData></worksheet>`
const cell = (place: string) => `<c r="${place}"><v>1</v></c>`
const strings = (text: string) =>
  `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>${text}</t></si></sst>`

const CASES: [string, Record<string, string>, string, string][] = [
  [
    'whose corners are far apart',
    { [SHEET]: sheet(`<row r="1">${cell('A1')}</row><row r="99999">${cell('XFD99999')}</row>`) },
    'manyCells',
    '2000000',
  ],
  [
    'with a cell in the last row of all',
    { [SHEET]: sheet(`<row r="1048576">${cell('XFD1048576')}</row>`, 'A1:XFD1048576') },
    'manyRows',
    '100000',
  ],
  [
    'of very many rows',
    { [SHEET]: sheet('<row><c><v>1</v></c></row>'.repeat(100_001)) },
    'manyRows',
    '100000',
  ],
  [
    'of very many cells',
    { [SHEET]: sheet(`<row>${'<c/>'.repeat(2_000_001)}</row>`) },
    'manyCells',
    '2000000',
  ],
  [
    'with one huge text',
    { 'xl/sharedStrings.xml': strings('x'.repeat(80 * 1024 * 1024)) },
    'unpacked',
    '64',
  ],
  ['of many files, each within the limit', { ...parts(3) }, 'unpacked', '64'],
]

function parts(count: number): Record<string, string> {
  const text = ' '.repeat(30 * 1024 * 1024)
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`xl/media/${at}.bin`, text]))
}

describe('a workbook', () => {
  test.each(CASES)('%s is refused before it is parsed', async (_what, files, fault, wanted) => {
    expect(await read(await bookWith(files))).toEqual({ fault, place: { wanted } })
  })

  test('that claims to be small is refused all the same', async () => {
    const bytes = await bookWith(
      { 'xl/sharedStrings.xml': strings('x'.repeat(80 * 1024 * 1024)) },
      () => 10,
    )
    expect(await read(bytes)).toMatchObject({ fault: 'unpacked' })
  })

  test('whose dimension alone is wrong is read', async () => {
    const sound = unzipped(Buffer.from(await bookWith({})))
    const wrong =
      sound.get(SHEET)?.replace(/<sheetData>/, '<dimension ref="A1:XFD1048576"/><sheetData>') ?? ''
    expect(await read(await bookWith({ [SHEET]: wrong }))).toMatchObject({
      statement: { lines: [{ tradeNo: 'A1' }] },
    })
  })

  test('in a workbook is no sheet', async () => {
    const inner = await bookWith({})
    expect(await read(writeZip({ 'xl/workbook.xml': inner, [SHEET]: inner }))).toMatchObject({
      fault: 'encoding',
    })
  })
})

test('a text of too many cells is refused before it is parsed', async () => {
  expect(await read(Buffer.from(','.repeat(2_000_001)))).toMatchObject({ fault: 'manyCells' })
  expect(await read(Buffer.from('\n'.repeat(200_001)))).toMatchObject({ fault: 'manyRows' })
})

test('what still takes too much ends its reading alone, in a sentence', async () => {
  const reader = createStatementReader({ waiting: 5, jobMs: 20_000, idleMs: 1_000, heapMb: 16 })
  const bytes = await bookWith({
    [SHEET]: sheet(`<row>${'<c><v>1</v></c>'.repeat(900_000)}</row>`),
  })
  const job = { source: 'bank', mapping: BANK_COLUMNS } as const
  await expect(reader.read({ ...job, bytes })).rejects.toThrow('内容太多或太复杂')
  expect(await reader.read({ ...job, bytes: Buffer.from('a,b') })).toMatchObject({
    fault: 'heading',
  })
})
