import { Worker } from 'node:worker_threads'
import { afterEach, expect, test, vi } from 'vitest'
import { readCsv } from '#domain/text/csv.ts'
import { sliceOf } from '#server/modules/files/exports/rowsRead.ts'
import type { Slice } from '#server/modules/files/exports/sheet.ts'
import { createSheetWriter } from '#server/modules/files/exports/sheetWriter.ts'

const HEAD = {
  title: '缴费记录',
  columns: ['姓名', '金额', '备注'].map((title) => ({ title, width: 12 })),
}
const PER_SLICE = 250

/** Slices of members, counting how many were taken and whether their reading was ended. */
function members(count: number) {
  const read = { slices: 0, isEnded: false, given: given() }
  return read

  async function* given(): AsyncGenerator<Slice> {
    try {
      for (let at = 0; at < count; at += PER_SLICE) {
        const rows = Array.from({ length: Math.min(PER_SLICE, count - at) }, (_, more) => [
          `=甲${at + more}`,
          2.5,
          null,
        ])
        read.slices += 1
        yield sliceOf(rows)
      }
    } finally {
      read.isEnded = true
    }
  }
}

async function bytesOf(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = []
  for await (const chunk of chunks) all.push(chunk)
  return Buffer.concat(all)
}

afterEach(() => vi.restoreAllMocks())

test.each([0, 1, 249, 250, 251, 1234])(
  '%i rows come in their order, numbers as numbers, nothing as nothing',
  async (count) => {
    const { given } = members(count)
    const file = await bytesOf(createSheetWriter().write({ ...HEAD, format: 'csv' }, given))
    const [head, ...lines] = readCsv(new TextDecoder().decode(file)).records
    expect(head?.cells).toEqual(['姓名', '金额', '备注'])
    expect(lines.map(({ cells }) => cells)).toEqual(
      Array.from({ length: count }, (_, at) => [`'=甲${at}`, '2.5', '']),
    )
  },
)

test.each(['csv', 'xlsx'] as const)(
  'rows are read only as the bytes of a %s are taken, and no further when they are not',
  async (format) => {
    const read = members(250_000)
    const chunks = createSheetWriter().write({ ...HEAD, format }, read.given)
    for (let taken = 0; taken < 5; taken++) await chunks.next()
    const before = read.slices
    expect(before).toBeLessThan(100)
    await chunks.return(undefined)
    expect(read).toMatchObject({ isEnded: true, slices: before })
  },
)

test('several sheets are written at a time by one thread, each with its own rows', async () => {
  const posted = vi.spyOn(Worker.prototype, 'postMessage')
  const writer = createSheetWriter()
  const open = [1, 500, 1000].map((count) => ({
    count,
    chunks: writer.write({ ...HEAD, format: 'csv' }, members(count).given),
  }))
  const files = await Promise.all(open.map(({ chunks }) => bytesOf(chunks)))
  expect(files.map((file) => file.toString().split('\r\n').length - 2)).toEqual([1, 500, 1000])
  expect(new Set(posted.mock.contexts).size).toBe(1)
})

test('a thread that dies fails what it was writing, and the next sheet has a new one', async () => {
  const posted = vi.spyOn(Worker.prototype, 'postMessage')
  const writer = createSheetWriter()
  const chunks = writer.write({ ...HEAD, format: 'csv' }, members(5000).given)
  await chunks.next()
  await (posted.mock.contexts[0] as Worker).terminate()
  await expect(bytesOf(chunks)).rejects.toThrow('the thread has ended')
  const again = await bytesOf(writer.write({ ...HEAD, format: 'csv' }, members(1).given))
  expect(again.toString()).toContain('甲0')
})

test('rows that cannot be read fail the sheet', async () => {
  async function* broken(): AsyncGenerator<Slice> {
    yield sliceOf([['甲', 1, null]])
    throw new Error('the database is away')
  }
  const chunks = createSheetWriter().write({ ...HEAD, format: 'xlsx' }, broken())
  await expect(bytesOf(chunks)).rejects.toThrow('the database is away')
})

test('long numbers of a CSV stay text in a spreadsheet, and quantities stay numbers', async () => {
  const texts = ['4200002026110712340000000000', '0755', '12E5', '13800000001', '2026-11-08']
  async function* given(): AsyncGenerator<Slice> {
    yield sliceOf([...texts.map((text) => [text, 2.5, null]), ['合计', 123456789012, null]])
  }
  const file = await bytesOf(createSheetWriter().write({ ...HEAD, format: 'csv' }, given()))
  const [, ...lines] = readCsv(new TextDecoder().decode(file)).records
  expect(lines.map(({ cells }) => cells.slice(0, 2))).toEqual([
    ['4200002026110712340000000000\t', '2.5'],
    ['0755\t', '2.5'],
    ['12E5\t', '2.5'],
    ['13800000001', '2.5'],
    ['2026-11-08', '2.5'],
    ['合计', '123456789012'],
  ])
})
