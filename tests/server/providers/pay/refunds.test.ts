import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PayProvider, RefundOrder } from '#server/providers/pay/payProvider.ts'
import { METHODS, openStandIn, openTrade, type StandIn } from './standIn.ts'

let standIn: StandIn
beforeAll(async () => {
  standIn = await openStandIn()
})
afterAll(() => standIn.close())

const WHOLE = 12_345
const numbers = { next: 1 }

/** A paid trade, and how a refund of it is asked for. */
async function paid(method: PayProvider['method']) {
  const provider = await standIn.provider(method)
  const { order } = await openTrade(standIn, provider)
  await standIn.pay(order.tradeRef)
  const { tradeNo } = await tradeOf(provider, order.tradeRef, order.createdAt)
  const refundOf = (fen: number): RefundOrder => ({
    tradeRef: order.tradeRef,
    tradeNo,
    refundRef: `R${String(numbers.next++).padStart(27, '0')}`,
    fen,
    totalFen: WHOLE,
    reason: '会员申请退款，已经核对',
    createdAt: order.createdAt,
  })
  return { provider, refundOf, tradeRef: order.tradeRef }
}

async function tradeOf(provider: PayProvider, tradeRef: string, createdAt: Date) {
  const found = await provider.query(tradeRef, createdAt)
  if (found.state !== 'paid') throw new Error(`not paid: ${found.state}`)
  return found.trade
}

const done = (fen: number) => ({ state: 'done', fen, refundedAt: expect.any(Date) })
const control = (action: string, tradeRef: string) => standIn.ask(`control/${action}`, { tradeRef })

describe.each(METHODS.map((method) => ({ method })))('paying back at $method', ({ method }) => {
  test('all of it, or a part and the rest; more than is left is refused for good', async () => {
    const { provider, refundOf } = await paid(method)
    expect(await provider.refund(refundOf(2_345))).toMatchObject(done(2_345))
    expect(await provider.refund(refundOf(10_001))).toMatchObject({
      state: 'refused',
      message: expect.stringMatching(/\p{Script=Han}/u),
    })
    const rest = refundOf(10_000)
    expect(await provider.refund(rest)).toMatchObject(done(10_000))
    expect(await provider.queryRefund(rest)).toMatchObject(done(10_000))
  })

  test('the same number asked for again is paid back once', async () => {
    const { provider, refundOf, tradeRef } = await paid(method)
    const order = refundOf(5_000)
    await provider.refund(order)
    expect(await provider.refund(order)).toMatchObject(done(5_000))
    expect((await standIn.trade(tradeRef))?.refunds).toHaveLength(1)
  })

  test('what a balance does not suffice for is refused, and can be asked for anew', async () => {
    const { provider, refundOf, tradeRef } = await paid(method)
    await standIn.arm('refundRefused', tradeRef)
    expect(await provider.refund(refundOf(WHOLE))).toMatchObject({ state: 'refused' })
    expect(await provider.refund(refundOf(WHOLE))).toMatchObject(done(WHOLE))
  })

  test('what is under way is no yes and no no, until it is there', async () => {
    const { provider, refundOf, tradeRef } = await paid(method)
    await standIn.arm('refundPending', tradeRef)
    const order = refundOf(WHOLE)
    const said = await provider.refund(order).catch(() => ({ state: 'pending' }))
    expect(said.state).toBe('pending')
    expect(await provider.queryRefund(order)).toEqual({ state: 'pending' })
    await control('finishRefunds', tradeRef)
    expect(await provider.refund(order)).toMatchObject(done(WHOLE))
  })

  test('an answer that is lost is asked for again, and paid back once', async () => {
    const { provider, refundOf, tradeRef } = await paid(method)
    await standIn.arm('refundLost', tradeRef)
    const order = refundOf(WHOLE)
    await expect(provider.refund(order)).rejects.toThrow()
    expect(await provider.refund(order)).toMatchObject(done(WHOLE))
    expect((await standIn.trade(tradeRef))?.refunds).toHaveLength(1)
  })

  test('what was paid back at the provider’s own desk is noticed', async () => {
    const { provider, refundOf, tradeRef } = await paid(method)
    expect((await provider.queryRefunded(refundOf(1))).isRefunded).toBe(false)
    await control('refund', tradeRef)
    const seen = await provider.queryRefunded(refundOf(1))
    expect(seen.isRefunded).toBe(true)
    expect(seen.fen ?? WHOLE).toBe(WHOLE)
  })

  test('its notification is no money, and tells of the refund as often as it comes', async () => {
    const { provider, refundOf, tradeRef } = await paid(method)
    const order = refundOf(WHOLE)
    await provider.refund(order)
    standIn.inbox.received.length = 0
    await control('notifyRefund', tradeRef)
    await control('notifyRefund', tradeRef)
    const { received } = standIn.inbox
    expect(received).toHaveLength(provider.readRefund ? 2 : 0)
    for (const notification of received) {
      expect(provider.read(notification)).toBeUndefined()
      expect(provider.readRefund?.(notification)).toMatchObject(
        method === '0101'
          ? { tradeRef, refundedFen: WHOLE }
          : { refundRef: order.refundRef, outcome: done(WHOLE) },
      )
    }
  })
})

test('where the bank’s client is not set up, staff are told to pay back at the bank', async () => {
  const provider = await standIn.provider('0103', { settings: { refund: undefined } })
  const order = { ...(await paid('0103')).refundOf(1) }
  expect(await provider.refund(order)).toMatchObject({ state: 'refused', code: 'NO_CLIENT' })
})
