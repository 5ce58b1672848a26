import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OnlineMethod } from '#contract/codes.ts'
import { readBooks } from '#server/modules/money/repositories/duesBooks.ts'
import { findOrder } from '#server/modules/money/repositories/duesOrders.ts'
import type { SandboxTrade } from '#server/providers/pay/emulation/trade.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { DEMO, visitor } from '../../../support/visitor.ts'
import { approvedMember, payInput, told } from '../support/duesWorld.ts'

/** What became of an order: at the first notification, and in the end. */
type Outcome = readonly [first: string, end: string]

/**
 * The notification matrix (decision 0171), over the stand-in, the route and the one function that records money.
 * First: what the merchant answered, or `-` where nothing came. End: what the order and the money are then.
 */
const MATRIX: Record<OnlineMethod, Record<string, Outcome>> = {
  '0101': {
    usual: ['taken', 'paid'],
    early: ['taken', 'paid'],
    double: ['taken', 'paid'],
    late: ['taken', 'closed, kept: late'],
    amount: ['taken', 'closed, kept: amount'],
    signature: ['refused', 'paid'],
    stale: ['refused', 'paid'],
    missing: ['-', 'paid'],
  },
  '0102': {
    usual: ['taken', 'paid'],
    early: ['taken', 'paid'],
    double: ['taken', 'paid'],
    late: ['taken', 'closed, kept: late'],
    amount: ['taken', 'closed, kept: amount'],
    signature: ['refused', 'paid'],
    stale: ['refused', 'paid'],
    missing: ['-', 'paid'],
    otherKey: ['taken', 'paid'],
  },
  '0103': {
    usual: ['taken', 'paid'],
    early: ['taken', 'paid'],
    double: ['taken', 'paid'],
    late: ['taken', 'closed, kept: late'],
    amount: ['taken', 'closed, kept: amount'],
    signature: ['refused', 'paid'],
    // This bank writes no time into what it sends: an old one is as good as a new one, and counts once.
    stale: ['taken', 'paid'],
    missing: ['-', 'paid'],
  },
  '0104': {
    usual: ['taken', 'paid'],
    early: ['taken', 'paid'],
    double: ['taken', 'paid'],
    late: ['taken', 'closed, kept: late'],
    amount: ['taken', 'closed, kept: amount'],
    signature: ['refused', 'paid'],
    stale: ['refused', 'paid'],
    missing: ['-', 'paid'],
  },
}

let server: TestApp
beforeAll(async () => {
  // Real time: no repetition comes by itself while a test looks.
  server = await openApp({ env: { SANDBOX_SPEED: '1' } })
})
afterAll(() => server.close())

let mobiles = 13_960_000_000

/** A member whose mobile is proven, with an order at the provider that waits to be paid. */
async function orderAt(method: OnlineMethod) {
  const mobile = String(++mobiles)
  const member = await server.parts.store.tx(DEMO, (tx) => approvedMember(tx, { mobile }))
  const who = visitor(server)
  await who.prove(mobile)
  const started = await who.call('pay', payInput(await told(who, member.id), method))
  const { kind, content } = JSON.parse(started.result ?? '') as Record<string, string>
  // A page is known to the provider once a browser has been there.
  if (kind === 'page')
    await server.app.inject({ url: content ?? '', headers: { host: 'localhost' } })
  const order = await server.parts.store.tx(DEMO, (tx) => findOrder(tx, started.id))
  return { who, id: started.id, tradeRef: order?.tradeRef ?? '', memberId: member.id }
}

async function control(deed: string, body: object): Promise<SandboxTrade> {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/sandbox/pay/control/${deed}`,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return (answer.json() as { trade: SandboxTrade }).trade
}

const firstOf = ({ sent, taken }: SandboxTrade) => (sent === 0 ? '-' : taken ? 'taken' : 'refused')

/** The order, the payments recorded for it, and what is kept of them. */
const standing = (orderId: string) =>
  server.parts.store.tx(DEMO, async (tx) => {
    const order = await findOrder(tx, orderId)
    const payments = await tx.db
      .selectFrom('duesPayment')
      .where('duesPayment.orgId', '=', DEMO)
      .where('orderId', '=', orderId)
      .select('id')
      .execute()
    const ids = payments.map(({ id }) => id)
    const of = (table: 'duesReconcile' | 'duesTerm') =>
      tx.db
        .selectFrom(table)
        .where('orgId', '=', DEMO)
        .where('paymentId', 'in', ['', ...ids])
    const kept = await of('duesReconcile')
      .select('reason' as never)
      .execute()
    const terms = await of('duesTerm').select('paymentId').execute()
    const reasons = kept.map((row) => (row as { reason: string }).reason)
    const end = [order?.status, ...reasons.map((reason) => `kept: ${reason}`)].join(', ')
    return { end, payments: payments.length, terms: terms.length, books: await readBooks(tx) }
  })

/** How an order that was not told of rightly comes to its end: the provider repeats, or is asked. */
async function settleLater(method: OnlineMethod, tradeRef: string, ask: () => Promise<unknown>) {
  const repeats = method === '0101' || method === '0102'
  const trade = repeats ? await control('deliver', { tradeRef }) : undefined
  if (!trade?.taken) await ask()
}

const ROWS = Object.entries(MATRIX).flatMap(([method, faults]) =>
  Object.entries(faults).map(([fault, outcome]) => ({
    method: method as OnlineMethod,
    fault,
    outcome,
  })),
)

describe.each(ROWS)('$method, $fault', ({ method, fault, outcome }) => {
  test(`${outcome.join(', then ')}`, async () => {
    const { who, id, tradeRef } = await orderAt(method)
    if (fault !== 'usual') await control('arm', { fault, tradeRef })
    const logged = server.log.length
    let trade = await control('pay', { tradeRef })
    if (fault === 'late') {
      expect(await standing(id)).toMatchObject({ end: 'open', payments: 0 })
      server.advance(1_800_000)
      await server.work()
      expect(await standing(id)).toMatchObject({ end: 'closed', payments: 0 })
      trade = await control('deliver', { tradeRef })
    }
    const first = firstOf(trade)
    const warned = server.log.slice(logged).filter((line) => line.includes('was not taken'))
    expect(warned).toHaveLength(first === 'refused' ? 1 : 0)
    if (first !== 'taken') {
      expect(await standing(id)).toMatchObject({ end: 'open', payments: 0 })
      expect(warned.join('')).not.toContain(tradeRef)
      const repeated = fault !== 'missing'
      const ask = () => who.call('payResult', { id })
      if (repeated) await settleLater(method, tradeRef, ask)
      else await ask()
    }
    const { end, payments, terms, books } = await standing(id)
    expect([first, end]).toEqual(outcome)
    expect(payments).toBe(1)
    expect(terms).toBe(end === 'paid' ? 1 : 0)
    expect(books.paid).toBe(books.terms + books.kept)
  })
})

test('of two methods paid at once one counts, the other is kept', async () => {
  const { who, id, memberId } = await orderAt('0102')
  const other = await who.call('pay', payInput(await told(who, memberId), '0104'))
  const tradeRefOf = (orderId: string) =>
    server.parts.store.tx(DEMO, async (tx) => (await findOrder(tx, orderId))?.tradeRef ?? '')
  const refs = [await tradeRefOf(id), await tradeRefOf(other.id)]
  const trades = await Promise.all(refs.map((tradeRef) => control('pay', { tradeRef })))
  expect(trades.map(firstOf)).toEqual(['taken', 'taken'])
  const ends = [(await standing(id)).end, (await standing(other.id)).end].sort()
  expect(ends).toEqual(['closed, kept: double', 'paid'])
})

const notify = (payload: string, more: { host?: string; method?: string } = {}) =>
  server.app.inject({
    method: 'POST',
    url: `/api/order/v1/open/notify/${more.method ?? '0101'}`,
    headers: {
      host: more.host ?? 'localhost',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload,
  })

describe('the notification route', () => {
  const payments = () => server.parts.store.tx(DEMO, async (tx) => (await readBooks(tx)).paid)

  test.each(['0101', '0102', '0103', '0104'])(
    '%s: rubbish is refused, stored nowhere, warned of once',
    async (method) => {
      const [before, logged] = [await payments(), server.log.length]
      const answer = await notify('sign=x&out_trade_no=%00&name=顾闻溪', { method })
      expect(method === '0104' ? answer.body : answer.statusCode).toEqual(
        method === '0104' ? expect.stringContaining('-12345') : 400,
      )
      const warned = server.log.slice(logged).filter((line) => line.includes('was not taken'))
      expect(warned).toHaveLength(1)
      expect(warned.join('')).not.toMatch(/顾闻溪|out_trade_no/)
      expect(await payments()).toBe(before)
    },
  )

  test('0102: a platform key that is not known is named in the log, with those that are', async () => {
    const logged = server.log.length
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/order/v1/open/notify/0102',
      headers: {
        'content-type': 'application/json',
        'wechatpay-timestamp': String(Math.floor(server.now().getTime() / 1000)),
        'wechatpay-nonce': 'x',
        'wechatpay-serial': 'PUB_KEY_ID_NEW',
        'wechatpay-signature': 'AAAA',
      },
      payload: '{}',
    })
    expect(answer.statusCode).toBe(400)
    const known =
      'SANDBOX0PLATFORM0000000000000000000000001、PUB_KEY_ID_0000000000000000000000000001'
    expect(server.log.slice(logged).join('')).toContain(
      `用平台密钥 PUB_KEY_ID_NEW 签名，配置中只有 ${known}`,
    )
  })

  test('a method that a society has not is nobody’s', async () => {
    expect((await notify('', { host: 'mech.localhost', method: '0102' })).statusCode).toBe(404)
    expect((await notify('', { method: '0199' })).statusCode).toBe(404)
    expect((await notify('', { host: 'nobody.example' })).statusCode).toBe(421)
  })

  test('a right notification at another society’s address is refused', async () => {
    const provider = (await server.parts.payProviders.of(DEMO)).get('0101')
    const now = server.now()
    const page = await provider?.create({
      tradeRef: 'T00000000001',
      fen: 100,
      subject: '会费',
      createdAt: now,
      deadline: new Date(now.getTime() + 1_800_000),
      device: '1',
      clientIp: '10.0.0.1',
      notifyUrl: 'http://mech.localhost/api/order/v1/open/notify/0101',
      returnUrl: 'http://localhost/',
    })
    await server.app.inject({ url: page?.content ?? '' })
    const logged = server.log.length
    expect(firstOf(await control('pay', { tradeRef: 'T00000000001' }))).toBe('refused')
    expect(server.log.slice(logged).join('')).toContain('"reason":"APP"')
  })

  test('a body beyond any notification is cut off', async () => {
    expect((await notify('a'.repeat(70_000))).statusCode).toBe(413)
  })
})
