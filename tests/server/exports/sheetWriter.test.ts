import { expect, test } from 'vitest'
import { parseCsv } from '#domain/text/csv.ts'
import { createSheetWriter } from '#server/services/exports/sheetWriter.ts'
import { slicesOf } from '#server/services/exports/slicesOf.ts'

const COLUMNS = [
  { title: '姓名', width: 12, value: ({ name }: { name: string }) => name },
  { title: '金额', width: 8, value: () => 2.5 },
  { title: '备注', width: 8, value: () => undefined },
]
const HEAD = {
  title: '缴费记录',
  format: 'csv' as const,
  columns: COLUMNS.map(({ title, width }) => ({ title, width })),
}

async function* members(count: number) {
  for (let at = 0; at < count; at++) yield { name: `=甲${at}` }
}

test.each([1, 249, 250, 251, 1234])(
  '%i rows come in their order, numbers as numbers, nothing as nothing',
  async (count) => {
    const slices = await slicesOf(COLUMNS, members(count))
    expect(slices).toHaveLength(Math.ceil(count / 250))
    const file = await createSheetWriter().write({ ...HEAD, slices })
    const [head, ...lines] = parseCsv(new TextDecoder().decode(file)) ?? []
    expect(head?.cells).toEqual(['姓名', '金额', '备注'])
    expect(lines.map(({ cells }) => cells)).toEqual(
      Array.from({ length: count }, (_, at) => [`'=甲${at}`, '2.5', '']),
    )
  },
)

test('an empty list has its titles', async () => {
  const slices = await slicesOf(COLUMNS, members(0))
  const file = await createSheetWriter().write({ ...HEAD, slices })
  expect(new TextDecoder().decode(file)).toBe('姓名,金额,备注\r\n')
})
