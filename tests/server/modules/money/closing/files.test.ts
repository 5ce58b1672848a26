import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { readXlsx } from 'hucre/xlsx'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayOf } from '#domain/time/dateFormat.ts'
import { dayAfter } from '#domain/time/days.ts'
import type { Visitor } from '../../../support/visitor.ts'
import { arrivals } from '../support/arrivals.ts'
import { type DuesWorld, duesWorld } from '../support/duesWorld.ts'
import { paidMember, staffOf } from '../support/money.ts'

let world: DuesWorld
let staff: Visitor
let id = ''
beforeAll(async () => {
  world = await duesWorld()
  for (const fen of [20_000, 20_000, 12_345]) {
    const { order } = await anOrder()
    await arrives(order.tradeRef, fen)
  }
  await paidMember(world)
  world.server.advance(24 * 3_600_000)
  staff = await staffOf(world)
  const through = dayAfter(dayOf(world.server.now().getTime()), -1)
  await staff.call('booksClose', { through, note: '十一月结账' })
  id = (await staff.call('booksPage', { current: 1, size: 1 })).records[0]?.id ?? ''
})
afterAll(() => world.server.close())
const { anOrder, arrives } = arrivals(() => world)

const TABLES = ['account', 'day', 'method', 'year', 'memberType', 'kind'] as const
const read = (by: (typeof TABLES)[number]) => staff.call('booksRead', { id, by })

async function file(format: 'pdf' | 'xlsx') {
  const { name, url } = await staff.call('booksFile', { id, format })
  const answer = await world.server.app.inject({ url })
  return { name, url, status: answer.statusCode, bytes: new Uint8Array(answer.rawPayload) }
}

const textOf = async (bytes: Uint8Array) =>
  (await extractText(bytes, { mergePages: true })).text.replace(/\s+/g, '')

describe('the page', () => {
  test('is one page that says every sum of its tables, what was found and who closed', async () => {
    const { name, bytes } = await file('pdf')
    const { from, through, closedBy } = await read('account')
    expect(name).toBe(`会费结账-${from}至${through}.pdf`)
    expect((await getDocumentProxy(bytes.slice())).numPages).toBe(1)
    const text = await textOf(bytes)
    for (const part of [
      '会费结账表',
      '华夏数据科学学会',
      from,
      through,
      '账目相符',
      closedBy,
      '十一月结账',
    ])
      expect(text).toContain(part)
    for (const by of TABLES.filter((table) => table !== 'day'))
      for (const { key: _, ...row } of (await read(by)).records)
        for (const value of Object.values(row)) expect(text).toContain(value)
  })

  test('one that the storage has lost is drawn again, byte for byte', async () => {
    const { url, bytes } = await file('pdf')
    rmSync(join(world.server.dataDir, url.replace('/sandbox', '').split('?')[0] ?? ''))
    expect((await file('pdf')).bytes).toEqual(bytes)
  })
})

describe('the workbook', () => {
  const book = async () => (await readXlsx((await file('xlsx')).bytes)).sheets

  test('has the tables of the closing, sum by sum', async () => {
    const sheets = await book()
    expect(sheets.map(({ name }) => name)).toEqual([
      '汇总',
      '按日',
      '按方式',
      '按年度',
      '按会员类型',
      '按事项',
      '明细',
    ])
    for (const [at, by] of TABLES.entries()) {
      const [, ...rows] = sheets[at]?.rows ?? []
      const shown = (await read(by)).records.map(({ key: _, name, ...sums }) => [
        name,
        ...Object.values(sums).map(Number),
      ])
      expect(rows).toEqual(shown)
    }
  })

  test('lists every deed, and the deeds add up to the tables', async () => {
    const { deeds } = await read('account')
    const [heads = [], ...rows] = (await book()).at(-1)?.rows ?? []
    expect(rows).toHaveLength(deeds)
    const [kind, amount] = [heads.indexOf('事项'), heads.indexOf('金额')]
    const sums = new Map<unknown, number>()
    for (const row of rows)
      sums.set(row[kind], (sums.get(row[kind]) ?? 0) + Math.round(Number(row[amount]) * 100))
    for (const { name, amount: sum } of (await read('kind')).records)
      expect(sums.get(name)).toBe(Math.round(Number(sum) * 100))
  })
})

test('the job draws both files, and whoever asks before it gets the same ones', async () => {
  const early = await file('pdf')
  await world.server.work()
  expect(await file('pdf')).toEqual(early)
  expect(await file('xlsx')).toMatchObject({ status: 200, name: expect.stringMatching(/xlsx$/) })
})
