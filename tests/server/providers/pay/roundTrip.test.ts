import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { TradeOver } from '#server/providers/pay/payProvider.ts'
import { METHODS, openStandIn, openTrade, type StandIn } from './standIn.ts'

let standIn: StandIn
beforeAll(async () => {
  standIn = await openStandIn({ speed: 1 })
})
afterAll(() => standIn.close())
beforeEach(() => {
  standIn.inbox.received = []
})

const RESULTS = [
  { method: '0101', payer: { device: '1' }, channel: 'page', kind: 'page' },
  { method: '0101', payer: { device: '2' }, channel: 'wap', kind: 'page' },
  { method: '0102', payer: { device: '1' }, channel: 'native', kind: 'qr' },
  { method: '0102', payer: { device: '2' }, channel: 'h5', kind: 'page' },
  { method: '0102', payer: { device: '2', openId: 'oPayer' }, channel: 'jsapi', kind: 'jsapi' },
  { method: '0103', payer: { device: '1' }, channel: 'qr', kind: 'qr' },
  { method: '0103', payer: { device: '2' }, channel: 'page', kind: 'page' },
  { method: '0104', payer: { device: '1' }, channel: 'qr', kind: 'qr' },
  { method: '0104', payer: { device: '2' }, channel: 'page', kind: 'page' },
] as const

describe.each(RESULTS)('$method as $channel', ({ method, payer, channel, kind }) => {
  test('is created, found again, paid, told and asked for', async () => {
    const provider = await standIn.provider(method)
    expect(provider.channelOf(payer)).toBe(channel)
    const { order } = await openTrade(standIn, provider, payer)
    const again = await provider.create(order)
    expect(again.kind).toBe(kind)
    expect(await provider.query(order.tradeRef, order.createdAt)).toEqual({ state: 'open' })

    await standIn.pay(order.tradeRef)
    const { received } = standIn.inbox
    expect(received).toHaveLength(1)
    const told = received.map((notification) => provider.read(notification))[0]
    expect(told).toMatchObject({ tradeRef: order.tradeRef, fen: order.fen })
    expect(told?.paidAt).toEqual(standIn.clock())
    const paid = await provider.query(order.tradeRef, order.createdAt)
    expect(paid).toEqual({ state: 'paid', trade: told })
    expect(await provider.close(order.tradeRef, order.createdAt)).toEqual(paid)
  })
})

const CLOSING = [
  { method: '0101', closed: 'closed' },
  { method: '0102', closed: 'closed' },
  // Banks know no closing: what they say is what a query says.
  { method: '0103', closed: 'open' },
  { method: '0104', closed: 'open' },
] as const

test.each(CLOSING)('$method: an unpaid order closes as $closed', async ({ method, closed }) => {
  const provider = await standIn.provider(method)
  const { order } = await openTrade(standIn, provider)
  expect(await provider.close(order.tradeRef, order.createdAt)).toEqual({ state: closed })
  expect(await provider.query(order.tradeRef, order.createdAt)).toEqual({ state: closed })
  await standIn.pay(order.tradeRef)
  expect((await standIn.trade(order.tradeRef))?.state).toBe(closed === 'closed' ? 'closed' : 'paid')
})

test.each(['paid', 'closed'])('0102: what is %s there cannot be created again', async (how) => {
  const provider = await standIn.provider('0102')
  const { order } = await openTrade(standIn, provider)
  if (how === 'paid') await standIn.pay(order.tradeRef)
  else await provider.close(order.tradeRef, order.createdAt)
  await expect(provider.create(order)).rejects.toThrow(TradeOver)
})

const UNKNOWN = [
  // The page’s address may still be opened until the deadline.
  { method: '0101', before: 'open', after: 'closed' },
  { method: '0102', before: 'closed', after: 'closed' },
  { method: '0103', before: 'open', after: 'open' },
  { method: '0104', before: 'open', after: 'open' },
] as const

test.each(UNKNOWN)('$method: an order it never heard of', async ({ method, before, after }) => {
  const provider = await standIn.provider(method)
  const ask = (createdAt: Date) => provider.query('T0000000000', createdAt)
  expect(await ask(standIn.clock())).toEqual({ state: before })
  const old = new Date(standIn.clock().getTime() - 1_800_000)
  expect(await ask(old)).toEqual({ state: after })
})

test.each(METHODS)('%s: the merchant’s answer is what ends the repetitions', async (method) => {
  const provider = await standIn.provider(method)
  const { order } = await openTrade(standIn, provider)
  standIn.inbox.answer = (notification) => provider.taken(notification)
  expect((await standIn.pay(order.tradeRef)).trade).toMatchObject({ taken: true, nextAt: null })

  const { order: other } = await openTrade(standIn, provider)
  standIn.inbox.answer = () => provider.refused('FAILED')
  const first = (await standIn.pay(other.tradeRef)).trade
  expect(first).toMatchObject({ taken: false, sent: 1 })
  standIn.inbox.answer = (notification) => provider.taken(notification)
  expect((await standIn.deliver(other.tradeRef)).trade).toMatchObject({ taken: true, sent: 2 })
})

test('jsapi parameters are signed by the merchant', async () => {
  const provider = await standIn.provider('0102')
  const { content } = await openTrade(standIn, provider, { device: '2', openId: 'oPayer' })
  const said = JSON.parse(content) as Record<string, string>
  expect(Object.keys(said).sort()).toEqual(
    ['appId', 'nonceStr', 'package', 'paySign', 'signType', 'timeStamp'].sort(),
  )
  const text = `${said.appId}\n${said.timeStamp}\n${said.nonceStr}\n${said.package}\n`
  const { createVerify } = await import('node:crypto')
  const key = standIn.secrets.read({ file: 'sandbox/pay/keys/merchant-public.pem' })
  const verified = createVerify('RSA-SHA256')
    .update(text)
    .verify(key, said.paySign ?? '', 'base64')
  expect(verified).toBe(true)
})

test('an h5 payer comes back to the society', async () => {
  const provider = await standIn.provider('0102')
  const { order, content } = await openTrade(standIn, provider, { device: '2' })
  expect(new URL(content).searchParams.get('redirect_url')).toBe(order.returnUrl)
  const answer = await fetch(content, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'deed=pay',
    redirect: 'manual',
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, order.returnUrl])
})

test('a bank that holds 30 characters is never sent more', async () => {
  const provider = await standIn.provider('0103')
  const order = standIn.order('0103', { tradeRef: 'A'.repeat(31) })
  await expect(provider.create(order)).rejects.toThrow('SHAPE')
})
