import { inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defused } from '#server/services/exports/defused.ts'
import { sweepExports } from '#server/services/exports/sweepExports.ts'
import { type DuesWorld, duesWorld } from '../dues/support/duesWorld.ts'
import { paidMember, staffOf, submittedMember } from '../dues/support/money.ts'
import type { Visitor } from '../support/visitor.ts'

let world: DuesWorld
let staff: Visitor
beforeAll(async () => {
  world = await duesWorld()
  staff = await staffOf(world)
})
afterAll(() => world.server.close())

const bytesAt = async (url: string): Promise<Buffer> =>
  (await world.server.app.inject({ url })).rawPayload

const csvOf = async (tab: 'payment' | 'offline' | 'invoice' | 'reconcile') =>
  (await bytesAt((await staff.call('duesExport', { tab, format: 'csv' })).url)).toString('utf8')

/** A member of a ZIP file, found by its local header. */
function unzipped(zip: Buffer, name: string): string {
  for (let at = 0; at < zip.length; at++) {
    if (zip.readUInt32LE(at) !== 0x04034b50) continue
    const [nameLength, extra] = [zip.readUInt16LE(at + 26), zip.readUInt16LE(at + 28)]
    const start = at + 30 + nameLength
    if (zip.toString('utf8', at + 30, start) !== name) continue
    return inflateRawSync(zip.subarray(start + extra)).toString('utf8')
  }
  throw new Error(`${name} is not in the file`)
}

test('payments as CSV: the mark for spreadsheets, headings, one line a payment', async () => {
  const { tradeNo } = await paidMember(world, { realName: '顾闻溪', orgName: '甲,乙"丙"' })
  const { name, url } = await staff.call('duesExport', { tab: 'payment', format: 'csv' })
  expect(name).toMatch(/^缴费记录-\d{12}\.csv$/)
  const text = (await bytesAt(url)).toString('utf8')
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
  const { url } = await staff.call('duesExport', { tab: 'offline', format: 'xlsx' })
  const zip = await bytesAt(url)
  const sheet = unzipped(zip, 'xl/worksheets/sheet1.xml')
  expect(sheet).not.toContain('<f>')
  expect(unzipped(zip, 'xl/sharedStrings.xml')).toMatch(/(?:'|&apos;|&#39;)=HYPERLINK\(/)
})

test.each(['\n', '\r', '\r\n'])('a line end %j in a cell ends no line of the file', async (end) => {
  const orgName = `收款人${end}=1+1`
  await submittedMember(world, { orgName })
  expect(await csvOf('offline')).toContain(`,"${orgName}",`)
})

test('sums are numbers in a spreadsheet, and the trade number keeps its digits', async () => {
  const { tradeNo } = await paidMember(world)
  const { url } = await staff.call('duesExport', { tab: 'payment', format: 'xlsx' })
  const zip = await bytesAt(url)
  expect(unzipped(zip, 'xl/worksheets/sheet1.xml')).toContain('<v>200</v>')
  expect(unzipped(zip, 'xl/sharedStrings.xml')).toContain(tradeNo)
})

test('more rows than a page are all in it', async () => {
  for (let count = 0; count < 3; count++) await paidMember(world)
  const lines = (await csvOf('payment')).trim().split('\r\n')
  const { total } = await staff.call('duesDeskPage', {
    tab: 'payment',
    orgId: '7d1f5c0e-8a34-4b6d-9e27-3c51f0a8b942',
    current: 1,
    size: 10,
  })
  expect(lines).toHaveLength(total + 1)
})

test.each(['invoice', 'reconcile'] as const)('%s has an export of its own', async (tab) => {
  expect((await csvOf(tab)).startsWith('\uFEFF姓名,')).toBe(true)
})

test('a day later it holds nothing any more, and what is younger stays', async () => {
  const { url } = await staff.call('duesExport', { tab: 'payment', format: 'csv' })
  world.server.advance(23 * 3_600_000)
  await sweepExports(world.server.parts)
  expect((await bytesAt(url)).toString('utf8')).toContain('缴费方式')
  world.server.advance(2 * 3_600_000)
  await sweepExports(world.server.parts)
  expect((await bytesAt(url)).toString('utf8')).toBe('导出的文件只保留一天，请重新导出。\n')
})
