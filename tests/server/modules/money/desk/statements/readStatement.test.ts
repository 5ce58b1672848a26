import fc from 'fast-check'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { readStatement } from '#server/modules/money/desk/statements/thread/readStatement.ts'
import { holdsWhatItSays } from '#server/providers/storage/holdsWhatItSays.ts'
import { BANK_COLUMNS } from './support.ts'

const TITLES = Object.values(BANK_COLUMNS)
const DAY = new Date('2026-06-05')
const row = (tradeNo: unknown, day: unknown = DAY) => [day, 3, null, tradeNo, '某人', '']

const read = (bytes: Uint8Array, mapping: object = BANK_COLUMNS) =>
  readStatement({ bytes, source: 'bank', mapping })
const book = (sheets: Record<string, unknown[][]>) =>
  writeXlsx({
    sheets: Object.entries(sheets).map(([name, rows]) => ({ name, rows: rows as never })),
  })
const text = (...lines: string[]) => Buffer.from([TITLES.join(','), ...lines].join('\n'))

describe('a workbook', () => {
  const cover = [['某某学会'], ['对账单']]

  test('is read from the sheet that holds lines, wherever it stands', async () => {
    const bytes = await book({ 封面: cover, 明细: [TITLES, row('A1')], 空: [TITLES] })
    expect(await read(bytes)).toMatchObject({ statement: { lines: [{ tradeNo: 'A1' }] } })
  })

  test('has its columns suggested from that sheet', async () => {
    const bytes = await book({ 封面: cover, 明细: [TITLES, row('A1')] })
    expect(await read(bytes, {})).toMatchObject({
      columns: { suggested: { at: '交易日期', tradeNo: '流水号' } },
    })
  })

  test('with lines in several sheets is refused, and they are named', async () => {
    const bytes = await book({ 一月: [TITLES, row('A1')], 二月: [TITLES, row('A2')] })
    const fault = { fault: 'sheets', place: { found: '一月、二月' } }
    expect(await read(bytes)).toMatchObject(fault)
    expect(await read(bytes, {})).toMatchObject(fault)
  })

  test('names the sheet of a line that is refused', async () => {
    const bytes = await book({ 封面: cover, 明细: [TITLES, row('A1', '六月五日')] })
    expect(await read(bytes)).toEqual({
      fault: 'moment',
      place: { sheet: '明细', line: 2, column: '交易日期', found: '六月五日' },
    })
  })

  test.each([1.2345678901234568e17, 2.0261109000012345e27])(
    'that holds the number %d as a quantity is refused as rewritten',
    async (number) => {
      const bytes = await book({ 明细: [TITLES, row('A1'), row(number)] })
      expect(await read(bytes)).toMatchObject({ fault: 'damaged', place: { line: 3 } })
    },
  )
})

describe('a text', () => {
  const lines = '2026-06-05,3.00,,A1,沈砚秋,会费'

  test.each([
    [
      'UTF-16',
      Buffer.concat([Buffer.of(0xff, 0xfe), Buffer.from(text(lines).toString(), 'utf16le')]),
    ],
    [
      'UTF-16 with tabs, as "Unicode text"',
      Buffer.concat([
        Buffer.of(0xff, 0xfe),
        Buffer.from(text(lines).toString().replaceAll(',', '\t'), 'utf16le'),
      ]),
    ],
  ])('in %s is uploaded and read', async (_, bytes) => {
    expect(await holdsWhatItSays('csv', bytes)).toBe(true)
    expect(await read(bytes)).toMatchObject({ statement: { lines: [{ payer: '沈砚秋' }] } })
  })

  test.each([
    ['never ends', text('2026-06-05,3.00,,A1,"某人,', '2026-06-06,4.00,,A2,李四,')],
    ['has more behind it', text('2026-06-05,3.00,,A1,"某人,', '2026-06-06,4.00,,A2,"李四,')],
    ['ends in another line', text('2026-06-05,3.00,,A1,"某人,', '2026-06-06,4.00,,A2,",李四')],
  ])('whose quote %s is refused, instead of losing the lines within', async (_, bytes) => {
    expect(await read(bytes)).toEqual({ fault: 'quote', place: { line: 2 } })
  })

  test('of several lines in a cell is read, with a comma too', async () => {
    const bytes = text('2026-06-05,3.00,,A1,某人,"会费,', '六月, 七月"')
    expect(await read(bytes)).toMatchObject({ statement: { lines: [{ tradeNo: 'A1' }] } })
  })

  test('loses no line: each that has money and a name is read, or the file is refused', async () => {
    const day = fc.constantFrom(
      '2026-06-05',
      '2026.6.5',
      '20260605',
      '',
      '6/5/2026',
      '合计',
      '“昨天',
    )
    const yuan = fc.constantFrom(
      '1.00',
      '1，200.00',
      '￥3',
      '-',
      '',
      '二百',
      '0',
      '1 200.00',
      '-5.00',
    )
    const name = fc.constantFrom('甲单位', '"', '5" 管', '"乙', '', '合计', "'丙")
    const cells = fc.tuple(day, yuan, yuan, name, name)
    await fc.assert(
      fc.asyncProperty(fc.array(cells, { minLength: 1, maxLength: 6 }), async (rows) => {
        const bytes = text(
          ...rows.map(([at, ...rest], no) =>
            [at, ...rest.slice(0, 2), `N${no}`, ...rest.slice(2)].join(','),
          ),
        )
        const found = await read(bytes)
        if (!('statement' in found)) {
          expect(found).toHaveProperty('fault')
          return
        }
        const taken = new Set(found.statement.lines.map(({ tradeNo }) => tradeNo))
        rows.forEach(([at, came, went], no) => {
          const hasMoney = [came, went].some((cell) => !['', '-', '0'].includes(cell))
          if (at !== '合计' && hasMoney) expect(taken).toContain(`N${no}`)
        })
      }),
      { numRuns: 1000 },
    )
  })
})
