import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { yearsText } from '#server/modules/money/receipts/receiptSheet.ts'
import { DEMO, MECH, visitor } from '../../../support/visitor.ts'
import { type DuesWorld, duesWorld, ordered, told } from '../support/duesWorld.ts'
import { arrives, paidMember, staffOf } from '../support/money.ts'

let world: DuesWorld
beforeAll(async () => {
  world = await duesWorld()
})
afterAll(() => world.server.close())

const fileAt = async (url: string) => {
  const answer = await world.server.app.inject({ url })
  return { status: answer.statusCode, bytes: new Uint8Array(answer.rawPayload) }
}

const textOf = async (url: string) => {
  const { text } = await extractText((await fileAt(url)).bytes, { mergePages: true })
  return text.replace(/\s+/g, '')
}

interface SentMail {
  messageId: string
  to: string[]
  subject: string
  text: string
  files: string[]
}

const mailsTo = async (address: string): Promise<SentMail[]> => {
  const answer = await world.server.app.inject({
    url: `/sandbox/mail/?to=${encodeURIComponent(address)}`,
    headers: { accept: 'application/json' },
  })
  return answer.json<{ mails: SentMail[] }>().mails
}

test('money that came twice and was credited has a receipt of its own, which its payer gets', async () => {
  const realName = '双收据'
  const { who, id } = await world.account({ realName })
  const order = await ordered(world, who, await told(who, id))
  await arrives(world, order.tradeRef)
  await arrives(world, order.tradeRef)
  const staff = await staffOf(world)
  const asked = { tab: 'reconcile', orgId: DEMO, current: 1, size: 10, keyword: realName } as const
  const { records } = await staff.call('duesDeskPage', asked)
  await staff.call('reconcileHandle', {
    id: records[0]?.id ?? '',
    remedy: 'credit',
    note: '抵缴下一年',
  })
  const { receiptNum, moreReceipts = [] } = await who.call('duesOrder', { id: order.id })
  expect(moreReceipts).toHaveLength(1)
  const [num = ''] = moreReceipts
  const first = await who.call('orderReceipt', { id: order.id })
  const second = await who.call('orderReceipt', { id: order.id, num })
  expect([first.name, second.name]).toEqual([`会费收据-${receiptNum}.pdf`, `会费收据-${num}.pdf`])
  expect(await textOf(second.url)).toContain(num)
  const stranger = visitor(world.server)
  expect(await stranger.ask('orderReceipt', { id: order.id, num })).toMatchObject({ status: 401 })
  expect(await who.ask('orderReceipt', { id: order.id, num: 'HXSK0' })).toMatchObject({
    status: 404,
  })
})

describe('the receipt of a paid order', () => {
  test('says who paid what, in figures and in capitals, for which years, under its number', async () => {
    const { who, orderId, tradeNo } = await paidMember(world, { realName: '陈𬭎' })
    const { name, url } = await who.call('orderReceipt', { id: orderId })
    const { receiptNum = '' } = await who.call('duesOrder', { id: orderId })
    expect(name).toBe(`会费收据-${receiptNum}.pdf`)
    const text = await textOf(url)
    for (const part of [
      '会费收据',
      '华夏数据科学学会',
      receiptNum,
      '陈𬭎',
      '高级会员',
      '2026年',
      '人民币贰佰元整',
      '¥200.00',
      '不是发票或财政票据',
      '支付宝',
      tradeNo,
    ])
      expect(text).toContain(part)
  })

  test('is drawn on demand where the job has not come to it, and again is the same file', async () => {
    const { who, orderId } = await paidMember(world)
    const first = await who.call('orderReceipt', { id: orderId })
    await world.server.work()
    expect(await who.call('orderReceipt', { id: orderId })).toEqual(first)
  })

  test('asked for by two at once it is one file', async () => {
    const { who, orderId } = await paidMember(world)
    const [one, other] = await Promise.all([
      who.call('orderReceipt', { id: orderId }),
      who.call('orderReceipt', { id: orderId }),
    ])
    expect(one).toEqual(other)
    expect((await fileAt(one.url)).status).toBe(200)
  })

  test('one that the storage has lost is drawn again, byte for byte', async () => {
    const { who, orderId } = await paidMember(world)
    const { url } = await who.call('orderReceipt', { id: orderId })
    const { bytes } = await fileAt(url)
    rmSync(join(world.server.dataDir, url.replace('/sandbox', '').split('?')[0] ?? ''))
    expect((await fileAt(url)).status).toBe(404)
    expect((await who.call('orderReceipt', { id: orderId })).url).toBe(url)
    expect((await fileAt(url)).bytes).toEqual(bytes)
  })

  test('there is none of an order that is not paid', async () => {
    const { id, who } = await world.member()
    const order = await ordered(world, who, await told(who, id))
    expect(await who.ask('orderReceipt', { id: order.id })).toMatchObject({ status: 404 })
  })

  test('its owner and staff have it, nobody else', async () => {
    const { orderId } = await paidMember(world)
    const asked = { id: orderId }
    const stranger = visitor(world.server)
    expect(await stranger.ask('orderReceipt', asked)).toMatchObject({ status: 401 })
    const { who: other } = await world.member()
    expect(await other.ask('orderReceipt', asked)).toMatchObject({ status: 403 })
    expect(await (await staffOf(world)).ask('orderReceipt', asked)).toMatchObject({ status: 200 })
    const elsewhere = await staffOf(world, 'mech.localhost', MECH)
    expect(await elsewhere.ask('orderReceipt', asked)).toMatchObject({ status: 404 })
  })
})

describe('by mail', () => {
  const invoiceInfo = (email: string) => ({
    invoiceInfo: { type: '01', name: '顾闻溪', email, receiveMethod: '03' },
  })

  test('it goes to the address of the invoice form, with the PDF', async () => {
    const { who, orderId } = await paidMember(world, {}, invoiceInfo('gu@example.org'))
    await world.server.work()
    const { receiptNum } = await who.call('duesOrder', { id: orderId })
    const [mail] = await mailsTo('gu@example.org')
    expect(mail).toMatchObject({
      subject: `华夏数据科学学会会费收据 ${receiptNum}`,
      files: [`会费收据-${receiptNum}.pdf`],
    })
    expect(mail?.text).toContain(`编号：${receiptNum}`)
  })

  test('nothing is sent where no address was named', async () => {
    const before = (await mailsTo('')).length
    await paidMember(world)
    await world.server.work()
    expect(await mailsTo('')).toHaveLength(before)
  })

  test('an address that the mail server refuses for good gives the job up, and the receipt is there', async () => {
    const { who, orderId } = await paidMember(world, {}, invoiceInfo('gu@refused.test'))
    await expect(world.server.work()).rejects.toMatchObject({ code: '550', final: true })
    expect(await who.ask('orderReceipt', { id: orderId })).toMatchObject({ status: 200 })
  })
})

test('a name with a character that no font has is refused, saying which', async () => {
  const { who, orderId } = await paidMember(world, { realName: '陈𠮷' })
  expect(await who.ask('orderReceipt', { id: orderId })).toMatchObject({
    status: 409,
    msg: '收据上的“𠮷”字（U+20BB7）没有可用的字形，暂时不能生成收据，请联系学会处理',
  })
})

test.each([
  [[2026], '2026年'],
  [[2026, 2027], '2026年至2027年'],
  [[2024, 2026, 2027], '2024年、2026年至2027年'],
  [[2020, 2022, 2024], '2020年、2022年、2024年'],
])('the years %o are %s', (years, text) => {
  expect(yearsText(years)).toBe(text)
})
