import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { METHODS, openStandIn, openTrade, type StandIn } from '../../providers/pay/standIn.ts'

let standIn: StandIn
beforeAll(async () => {
  standIn = await openStandIn({ speed: 1 })
})
afterAll(() => standIn.close())
beforeEach(() => {
  standIn.inbox.received = []
})

/** Pays an order whose notification shall be like that; what came is read as the provider does. */
async function paidWith(fault: string, method: (typeof METHODS)[number]) {
  const provider = await standIn.provider(method)
  standIn.inbox.answer = (notification) => provider.taken(notification)
  const { order } = await openTrade(standIn, provider)
  await standIn.arm(fault, order.tradeRef)
  await standIn.pay(order.tradeRef)
  const read = () => standIn.inbox.received.map((notification) => provider.read(notification))
  const query = () => provider.query(order.tradeRef, order.createdAt)
  return { provider, order, read, query }
}

describe.each(METHODS)('the stand-in for %s', (method) => {
  test('tells twice of one payment', async () => {
    const { read } = await paidWith('double', method)
    const [first, second] = read()
    expect(second).toEqual(first)
    expect(standIn.inbox.received).toHaveLength(2)
  })

  test('tells of another sum, rightly signed, and means it', async () => {
    const { order, read, query } = await paidWith('amount', method)
    expect(read()[0]?.fen).toBe(order.fen + 1)
    expect(await query()).toMatchObject({ state: 'paid', trade: { fen: order.fen + 1 } })
  })

  test('signs with the wrong key once', async () => {
    const { order, read } = await paidWith('signature', method)
    expect(read).toThrow('SIGNATURE')
    standIn.inbox.received = []
    await standIn.deliver(order.tradeRef)
    expect(read()[0]?.fen).toBe(order.fen)
  })

  test('tells nothing, and says when asked', async () => {
    const { order, query } = await paidWith('missing', method)
    expect(standIn.inbox.received).toEqual([])
    expect(await query()).toMatchObject({ state: 'paid', trade: { fen: order.fen } })
  })

  test('knows nothing of late money until it tells of it', async () => {
    const { provider, order, read, query } = await paidWith('late', method)
    expect(await query()).toEqual({ state: 'open' })
    const closes = method === '0101' || method === '0102'
    const { state } = await provider.close(order.tradeRef, order.createdAt)
    expect(state).toBe(closes ? 'closed' : 'open')
    await standIn.deliver(order.tradeRef)
    expect(read()[0]?.fen).toBe(order.fen)
    expect(await query()).toMatchObject({ state: 'paid' })
  })
})

test.each([
  ['0101', 'TIME'],
  ['0102', 'TIME'],
  ['0104', 'TIME'],
] as const)('%s: a stale notification is three days old', async (method, reason) => {
  const { read } = await paidWith('stale', method)
  expect(read).toThrow(reason)
})

test('an early notification is answered before the payer is back', async () => {
  const provider = await standIn.provider('0101')
  const { order } = await openTrade(standIn, provider)
  await standIn.arm('early', order.tradeRef)
  const { id } = (await standIn.trade(order.tradeRef)) ?? { id: '' }
  const back = await fetch(`${standIn.origin()}/sandbox/pay/cashier/${id}`, {
    method: 'POST',
    body: 'deed=pay',
    redirect: 'manual',
  })
  expect(standIn.inbox.received).toHaveLength(1)
  const address = new URL(back.headers.get('location') ?? '')
  expect(address.searchParams.get('order')).toBe('1')
  expect(address.searchParams.get('out_trade_no')).toBe(order.tradeRef)
})

test('a fault waits for its own order, then its method, then anybody, and is used once', async () => {
  const arms = () => standIn.ask<{ arms: object[] }>('control').then(({ arms }) => arms)
  await standIn.ask('control/arm', { fault: 'missing' })
  await standIn.ask('control/arm', { fault: 'double', method: '0104' })
  const { order } = await paidWith('amount', '0104')
  expect((await standIn.trade(order.tradeRef))?.fault).toBe('amount')
  expect(await arms()).toHaveLength(2)
  const pay = async (method: (typeof METHODS)[number]) => {
    const opened = await openTrade(standIn, await standIn.provider(method))
    return (await standIn.pay(opened.order.tradeRef)).trade.fault
  }
  expect(await pay('0104')).toBe('double')
  expect(await pay('0102')).toBe('missing')
  expect(await arms()).toEqual([])
  expect(await pay('0102')).toBe('')
})

test.each(['nothing', '__proto__', ''])('no such fault: %j', async (fault) => {
  const answer = await standIn.ask<object>('control/arm', { fault })
  expect(answer).toEqual({ error: 'no such fault' })
})

describe('the cashier', () => {
  const cashier = async (device: '1' | '2') => {
    const { order } = await openTrade(standIn, await standIn.provider('0101'), { device })
    const { id } = (await standIn.trade(order.tradeRef)) ?? { id: '' }
    const url = `${standIn.origin()}/sandbox/pay/cashier/${id}`
    const act = (deed: string) =>
      fetch(url, { method: 'POST', body: `deed=${deed}`, redirect: 'manual' })
    return { order, url, act }
  }

  test('shows the sum, and what a failure leaves open', async () => {
    const { order, url, act } = await cashier('1')
    expect(await (await fetch(url)).text()).toContain('123.45')
    const failed = await act('fail')
    const page = await fetch(new URL(failed.headers.get('location') ?? '', url))
    expect(await page.text()).toContain('付款失败')
    expect((await standIn.trade(order.tradeRef))?.state).toBe('open')
  })

  test('lets the payer go without paying', async () => {
    const { order, act } = await cashier('2')
    expect((await act('leave')).headers.get('location')).toBe(order.returnUrl)
    expect((await standIn.trade(order.tradeRef))?.state).toBe('open')
  })

  test('takes money once', async () => {
    const { order, act } = await cashier('1')
    await Promise.all([act('pay'), act('pay'), act('pay')])
    await expect.poll(() => standIn.inbox.received.length).toBe(1)
    expect((await standIn.trade(order.tradeRef))?.state).toBe('paid')
  })

  test('takes no money after the end', async () => {
    const { order, url, act } = await cashier('1')
    standIn.advance(1_800_000)
    await act('pay')
    expect(await (await fetch(url)).text()).toContain('订单已关闭')
    expect((await standIn.trade(order.tradeRef))?.state).toBe('closed')
  })

  test('writes what it was told as text', async () => {
    const provider = await standIn.provider('0101')
    const { order } = await openTrade(standIn, provider, { subject: '<script>alert("1")</script>' })
    const { id } = (await standIn.trade(order.tradeRef)) ?? { id: '' }
    for (const path of [`cashier/${id}`, 'control']) {
      const page = await (await fetch(`${standIn.origin()}/sandbox/pay/${path}`)).text()
      expect(page).not.toContain('<script>')
    }
  })

  test('is not there for what is no trade', async () => {
    expect((await fetch(`${standIn.origin()}/sandbox/pay/cashier/none`)).status).toBe(404)
  })
})
