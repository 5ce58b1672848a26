import { afterAll, beforeAll, expect, test } from 'vitest'
import { defused } from '#server/modules/files/exports/writeSheet.ts'
import type { DuesTab } from '#server/modules/money/desk/deskTabs.ts'
import { readXlsx } from '../../../../support/readXlsx.ts'
import { DEMO, type Visitor } from '../../../support/visitor.ts'
import { type DuesWorld, duesWorld } from '../../money/support/duesWorld.ts'
import { paidMember, staffOf, submittedMember } from '../../money/support/money.ts'

let world: DuesWorld
let staff: Visitor
beforeAll(async () => {
  world = await duesWorld()
  staff = await staffOf(world)
})
afterAll(() => world.server.close())

const bytesOf = async (tab: DuesTab, format: 'csv' | 'xlsx'): Promise<Buffer> =>
  Buffer.from(await (await staff.call('duesExport', { tab, format })).content.arrayBuffer())

const csvOf = async (tab: DuesTab) => (await bytesOf(tab, 'csv')).toString('utf8')

test('payments as CSV: the mark for spreadsheets, headings, one line a payment', async () => {
  const { tradeNo } = await paidMember(world, { realName: '顾闻溪', orgName: '甲,乙"丙"' })
  const { name, content } = await staff.call('duesExport', { tab: 'payment', format: 'csv' })
  expect(name).toMatch(/^缴费记录-\d{12}\.csv$/)
  const text = Buffer.from(await content.arrayBuffer()).toString('utf8')
  expect(text.startsWith('\uFEFF姓名,单位名称,会员证号,')).toBe(true)
  const [line] = text.split('\r\n').filter((one) => one.includes(tradeNo))
  expect(line).toMatch(/^顾闻溪,"甲,乙""丙""",HXSK\d{6},高级会员,2026,200,支付宝,/)
})

test.each([
  ['=1+1', "'=1+1"],
  ['+86', "'+86"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =cmd', "'  =cmd"],
  ['\t=x', "'\t=x"],
  ['＝1', "'＝1"],
  ['顾闻溪', '顾闻溪'],
  ['1-2', '1-2'],
  ['', ''],
])('the text %j is written %j', (text, written) => {
  expect(defused(text)).toBe(written)
})

test('what somebody typed is no formula in either format', async () => {
  await submittedMember(world, { realName: '=HYPERLINK("http://x")' })
  expect(await csvOf('offline')).toContain(`"'=HYPERLINK(""http://x"")"`)
  expect(await csvOf('offline')).toContain(",'=1+1,")
  const cells = readXlsx(await bytesOf('offline', 'xlsx')).flat()
  expect(cells).toContain(`'=HYPERLINK("http://x")`)
  expect(cells).toContain("'=1+1")
})

test.each(['\n', '\r', '\r\n'])('a line end %j in a cell ends no line of the file', async (end) => {
  const orgName = `收款人${end}=1+1`
  await submittedMember(world, { orgName })
  expect(await csvOf('offline')).toContain(`,"${orgName}",`)
})

test('sums are numbers in a spreadsheet, and the trade number keeps its digits', async () => {
  const { tradeNo } = await paidMember(world)
  const [row] = readXlsx(await bytesOf('payment', 'xlsx')).filter((cells) =>
    cells.includes(tradeNo),
  )
  expect(row?.[5]).toBe(200)
})

test('more rows than a page are all in it', async () => {
  for (let count = 0; count < 3; count++) await paidMember(world)
  const lines = (await csvOf('payment')).trim().split('\r\n')
  const { total } = await staff.call('duesDeskPage', {
    tab: 'payment',
    orgId: DEMO,
    current: 1,
    size: 10,
  })
  expect(lines).toHaveLength(total + 1)
})

test.each(['invoice', 'reconcile'] as const)('%s has an export of its own', async (tab) => {
  expect((await csvOf(tab)).startsWith('\uFEFF姓名,')).toBe(true)
})

test('no file is kept, and none is noted', async () => {
  const files = () =>
    world.server.parts.store.tx(DEMO, ({ db }) =>
      db.selectFrom('uploadedFile').select('path').orderBy('path').execute(),
    )
  const before = await files()
  await bytesOf('payment', 'xlsx')
  expect(await files()).toEqual(before)
})
