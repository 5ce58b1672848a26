import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertPlan } from '#server/modules/money/repositories/duesPlans.ts'
import { memberApplications } from '#server/modules/records/repositories/memberApplications.ts'
import { endedOrWaiting } from '../../../../support/endedOrWaiting.ts'
import { upload } from '../../../../support/uploads.ts'
import type { Visitor } from '../../../../support/visitor.ts'
import { arrivals } from '../../support/arrivals.ts'
import { type DuesWorld, duesWorld, ordered, told } from '../../support/duesWorld.ts'
import { paidMember, staffOf } from '../../support/money.ts'
import { waysBack } from '../../support/ways.ts'

let world: DuesWorld
let staff: Visitor
beforeAll(async () => {
  world = await duesWorld()
  staff = await staffOf(world)
})
afterAll(() => world.server.close())

const { arrives, memberOf, yearsOf, keptOf, orderOf, expectBalance } = arrivals(() => world)
const { deedOf, undo, paymentOf } = waysBack(
  () => world,
  () => staff,
)

/** A member who paid 2026 and has a notice of 2027. */
async function paidThenTold() {
  const paid = await paidMember(world)
  const deed = await deedOf(await paymentOf(paid.tradeNo), 'apply')
  return { ...paid, deed, later: await told(paid.who, paid.id, '2027') }
}

const LATE = '确认收款时订单已失效，学会将与您联系处理'

test('money for a later year is kept while a year before it is owed again', async () => {
  const { id, who, deed, later } = await paidThenTold()
  const order = await ordered(world, who, later)
  expect(await undo(deed)).toMatchObject({ status: 200 })
  expect(await arrives(order.tradeRef)).toBe('late')
  expect(await yearsOf(id)).toEqual([])
  expect(await memberOf(id)).toMatchObject({ endAt: null })
  expect(await orderOf(order.id)).toMatchObject({ status: 'closed', opinion: LATE })
  expect((await keptOf(id)).map(({ reason }) => reason).sort()).toEqual(['late', 'released'])
  await expectBalance()
})

test('a transfer for a later year is not confirmed over a year that is owed again', async () => {
  const { id, who, deed, later } = await paidThenTold()
  const payInfo = { enclosure: [await upload(world.server, who, 'proof')] }
  const order = await who.call('pay', { id: later.id, method: '02', payInfo })
  expect(await undo(deed)).toMatchObject({ status: 200 })
  expect(await staff.call('offlineDecide', { id: order.id, decision: 'approve' })).toMatchObject({
    outcome: 'kept',
    message: expect.not.stringContaining('已经缴费'),
  })
  // Nobody had closed it before: what its owner reads must not say so.
  expect(await orderOf(order.id)).toMatchObject({ status: 'closed', opinion: LATE })
  expect(await yearsOf(id)).toEqual([])
  await expectBalance()
})

test('open orders for later years are closed when the year before is released', async () => {
  const { who, deed, later } = await paidThenTold()
  const orders = [await ordered(world, who, later), await ordered(world, who, later, '0102')]
  expect(await undo(deed)).toMatchObject({ status: 200 })
  await world.server.work()
  for (const { id } of orders)
    expect(await orderOf(id)).toMatchObject({
      status: 'closed',
      opinion: '应缴会费已变更，订单已关闭，请重新缴费',
    })
})

test('years are not released under a plan for later years that was begun meanwhile', async () => {
  const { id, deed, later } = await paidThenTold()
  const { asked } = await world.tx(async (tx) => {
    await memberApplications.lock(tx, id)
    const release = undo(deed)
    await endedOrWaiting(world.server.parts.store, release)
    const plan = { memberId: id, noticeId: later.id, fen: 20_000, limitDays: 30 }
    await insertPlan(tx, plan, [
      { nth: 1, fen: 10_000, dueOn: '2026-11-20' },
      { nth: 2, fen: 10_000, dueOn: '2026-12-20' },
    ])
    return { asked: release }
  })
  expect(await asked).toMatchObject({ status: 409 })
  expect(await yearsOf(id)).toEqual([2026])
})
