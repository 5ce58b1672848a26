import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publish } from '../../../../support/publish.ts'
import { staffWith } from '../../../../support/staffWith.ts'
import type { Visitor } from '../../../../support/visitor.ts'
import { arrivals } from '../../support/arrivals.ts'
import { type DuesWorld, duesWorld, ordered, told } from '../../support/duesWorld.ts'
import { arrives } from '../../support/money.ts'
import { reliefDesk } from '../../support/reliefs.ts'
import { waysBack } from '../../support/ways.ts'

let world: DuesWorld
let one: Visitor
let other: Visitor
beforeAll(async () => {
  world = await duesWorld()
  one = await staffWith(world.server, 'dues')
  other = await staffWith(world.server, 'dues')
})
afterAll(() => world.server.close())

const { memberOf, yearsOf, expectBalance } = arrivals(() => world)
const { named, give, decide, reliefsOf, termsOf } = reliefDesk(
  () => world,
  () => one,
)
const { deedOf, undo, paymentOf } = waysBack(
  () => world,
  () => one,
)

const idOf = async (mobile: string) => (await reliefsOf(mobile))[0]?.id ?? ''
const DONE = { status: 200, data: true }
const totalOf = async (who: Visitor, id: string, year = '2026') =>
  (await told(who, id, year)).totalAmount

/** A member who paid 2026 and owes nothing for 2027. */
async function paidThenFree() {
  const { id, who, mobile } = await named()
  await give(mobile, { fromYear: '2027', toYear: '2027' })
  const order = await ordered(world, who, await told(who, id))
  const tradeNo = await arrives(world, order.tradeRef)
  return { id, who, mobile, tradeNo }
}

describe('a withdrawal', () => {
  test('makes a waived year owed again, and the term ends as before', async () => {
    const { id, who, mobile } = await named()
    await give(mobile)
    expect(await decide(await idOf(mobile), 'withdraw')).toMatchObject(DONE)
    expect(await memberOf(id)).toMatchObject({ endAt: null })
    expect(await termsOf(id)).toEqual([])
    expect(await totalOf(who, id)).toBe('200.00')
    expect(await reliefsOf(mobile)).toMatchObject([
      { state: 'withdrawn', opinion: '核对', withdrawnBy: '姜白石' },
    ])
    expect(await decide(await idOf(mobile), 'withdraw')).toMatchObject({ status: 409 })
    expect(await give(mobile)).toMatchObject({ status: 200 })
  })

  test('from a later year leaves the years before it', async () => {
    const { id, mobile } = await named()
    await give(mobile, { toYear: '2028' })
    expect(await memberOf(id)).toMatchObject({ endAt: '2028-12-31' })
    const relief = await idOf(mobile)
    expect(await decide(relief, 'withdraw', { fromYear: '2030' })).toMatchObject({ status: 400 })
    expect(await decide(relief, 'withdraw', { fromYear: '2027' })).toMatchObject(DONE)
    expect(await memberOf(id)).toMatchObject({ endAt: '2026-12-31' })
    expect(await yearsOf(id)).toEqual([2026])
    expect(await reliefsOf(mobile)).toMatchObject([
      { statusName: '2027 年起已撤销', lastYear: '2026' },
    ])
  })

  test('takes back the free years of others behind it, which follow again once it is paid', async () => {
    const { id, who, mobile } = await named()
    await give(mobile)
    const first = await idOf(mobile)
    await give(mobile, { fromYear: '2027', toYear: '2027', resolution: '理事会〔2026〕4号' })
    expect(await memberOf(id)).toMatchObject({ endAt: '2027-12-31' })
    expect(await decide(first, 'withdraw')).toMatchObject(DONE)
    expect(await memberOf(id)).toMatchObject({ endAt: null })
    const order = await ordered(world, who, await told(who, id))
    await arrives(world, order.tradeRef)
    expect(await memberOf(id)).toMatchObject({ endAt: '2027-12-31' })
    await expectBalance()
  })

  test.each(['2026', '2027'])('is refused once %s was paid with money', async (year) => {
    const { id, who, mobile } = await named()
    const more = { way: 'percent', percent: 50, toYear: '2027' } as const
    await give(mobile, more)
    const order = await ordered(world, who, await told(who, id, year))
    await arrives(world, order.tradeRef, year === '2026' ? 10_000 : 20_000)
    expect(await decide(await idOf(mobile), 'withdraw')).toMatchObject({
      status: 409,
      msg: '2026 年度已缴费，不能撤销减免',
    })
    await expectBalance()
  })

  test('needs a reason', async () => {
    const { mobile } = await named()
    await give(mobile)
    expect(await decide(await idOf(mobile), 'withdraw', { note: ' ' })).toMatchObject({
      status: 400,
    })
  })
})

describe('a free year after a paid one', () => {
  test('follows the payment, and is taken back with it', async () => {
    const { id, who, tradeNo } = await paidThenFree()
    expect(await termsOf(id)).toMatchObject([
      { year: 2026, fen: 20_000 },
      { year: 2027, fen: 0, paymentId: null },
    ])
    expect(await memberOf(id)).toMatchObject({ endAt: '2027-12-31' })
    expect(await undo(await deedOf(await paymentOf(tradeNo), 'apply'))).toMatchObject(DONE)
    expect(await memberOf(id)).toMatchObject({ endAt: null })
    expect(await termsOf(id)).toEqual([])
    await expectBalance()
    const order = await ordered(world, who, await told(who, id))
    await arrives(world, order.tradeRef)
    expect(await memberOf(id)).toMatchObject({ endAt: '2027-12-31' })
    await expectBalance()
  })

  test('holds the payment back where a year behind it is paid with money', async () => {
    const { id, who, mobile } = await named({ endAt: '2024-12-31' })
    await give(mobile)
    const first = await ordered(world, who, await told(who, id, '2025'))
    const tradeNo = await arrives(world, first.tradeRef)
    const later = await ordered(world, who, await told(who, id, '2027'))
    await arrives(world, later.tradeRef)
    expect(await undo(await deedOf(await paymentOf(tradeNo), 'apply'))).toMatchObject({
      status: 409,
      msg: '2027年度已经缴费，请先撤回较晚年度的缴费',
    })
    expect(await yearsOf(id)).toEqual([2025, 2026, 2027])
    await expectBalance()
  })
})

describe('where two persons are demanded', () => {
  const demand = (moneyAbove: string) =>
    publish(world.server, { 'staff.json': JSON.stringify({ twoPersons: { moneyAbove } }) })

  test('a relief above the sum waits for another person and is in force from then on', async () => {
    expect(await demand('199.99')).toEqual([])
    const { id, who, mobile } = await named()
    expect(await give(mobile)).toMatchObject({
      data: { message: expect.stringContaining('另一位工作人员确认') },
    })
    expect(await totalOf(who, id)).toBe('200.00')
    const relief = await idOf(mobile)
    expect(await decide(relief, 'confirm')).toMatchObject({
      status: 409,
      msg: '该项减免由您登记，须由另一位工作人员确认',
    })
    expect(await decide(relief, 'confirm', {}, other)).toMatchObject(DONE)
    expect(await memberOf(id)).toMatchObject({ endAt: '2026-12-31' })
    expect(await reliefsOf(mobile)).toMatchObject([{ state: 'inForce', confirmedBy: '姜白石' }])
    expect(await decide(relief, 'confirm', {}, other)).toMatchObject({ status: 409 })
  })

  test('two who confirm at once confirm once, and a year paid meanwhile is not relieved', async () => {
    expect(await demand('0.00')).toEqual([])
    const { mobile } = await named()
    await give(mobile)
    const relief = await idOf(mobile)
    const said = await Promise.all([
      decide(relief, 'confirm', {}, other),
      decide(relief, 'confirm', { note: '二' }, other),
    ])
    expect(said.map(({ status }) => status).sort()).toEqual([200, 409])
    const paid = await named()
    await give(paid.mobile)
    const order = await ordered(world, paid.who, await told(paid.who, paid.id))
    await arrives(world, order.tradeRef)
    expect(await decide(await idOf(paid.mobile), 'confirm', {}, other)).toMatchObject({
      status: 409,
      msg: '不能确认顾闻溪的减免：2026 年度已缴费',
    })
    await expectBalance()
  })

  test('those given together are confirmed together, by the sum of all', async () => {
    expect(await demand('300.00')).toEqual([])
    const [first, second] = [await named(), await named()]
    await give(`${first.mobile}\n${second.mobile}`)
    const all = { isAll: true }
    expect(await decide(await idOf(first.mobile), 'confirm', all, other)).toMatchObject(DONE)
    for (const { id } of [first, second])
      expect(await memberOf(id)).toMatchObject({ endAt: '2026-12-31' })
    expect(await decide(await idOf(second.mobile), 'confirm', all, other)).toMatchObject({
      status: 409,
    })
    expect(await publish(world.server, {})).toEqual([])
  })
})
