import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelOrder } from '#server/modules/money/order/cancelOrder.ts'
import { memberNumber } from '#server/modules/records/applications/member/memberNumber.ts'
import { memberApplications } from '#server/modules/records/repositories/memberApplications.ts'
import { DEMO } from '../../../support/visitor.ts'
import { arrivals } from '../support/arrivals.ts'
import { type DuesWorld, duesWorld, payInput, told } from '../support/duesWorld.ts'
import { mortalStore } from '../support/mortalStore.ts'

let world: DuesWorld
beforeAll(async () => {
  world = await duesWorld()
})
afterAll(() => world.server.close())

const { anOrder, orderOf, memberOf, keptOf } = arrivals(() => world)

/** Gives an order up in a process that dies at its nth transaction. */
async function cancelDyingAt(nth: number, id: string, orderId: string) {
  const mortal = mortalStore(world.server.parts.store)
  mortal.dieAt(nth, 'before')
  await cancelOrder({
    input: { id: orderId },
    org: { orgId: DEMO, code: 'demo' },
    subject: { provenMobiles: [(await memberOf(id))?.mobile ?? ''] },
    parts: { ...world.server.parts, store: mortal.store },
  }).catch(() => undefined)
}

test('money that was seen and could not be recorded is not made late by giving up', async () => {
  const { id, order } = await anOrder()
  world.alipay.pay(order.tradeRef)
  await cancelDyingAt(1, id, order.id)
  expect(await orderOf(order.id)).toMatchObject({ status: 'open' })
  world.server.advance(30 * 60_000)
  await world.server.work()
  expect(await orderOf(order.id)).toMatchObject({ status: 'paid' })
  expect(await keptOf(id)).toEqual([])
})

test('an order that was given up while its provider was away is never without the job that tells it', async () => {
  const { id, order } = await anOrder()
  world.alipay.breakNext('query', 'before')
  await cancelDyingAt(1, id, order.id)
  const jobs = await world.tx((tx) =>
    tx.db.selectFrom('outbox').where('kind', '=', 'closeOrder').select('payload').execute(),
  )
  const isTold = jobs.some(({ payload }) => JSON.stringify(payload).includes(order.id))
  expect({ isTold, status: (await orderOf(order.id))?.status }).toEqual({
    isTold: false,
    status: 'open',
  })
})

test('what was begun too late for its order is not begun at the provider', async () => {
  const { id, who } = await world.account()
  const notice = await told(who, id)
  const pay = () => who.ask('pay', payInput(notice), 'begun-too-late-0001')
  world.alipay.breakNext('create', 'before')
  expect(await pay()).toMatchObject({ status: 503 })
  const { create } = world.alipay.calls
  world.server.advance(30 * 60_000)
  expect((await pay()).data).not.toHaveProperty('result')
  expect(world.alipay.calls.create).toBe(create)
})

test('a series of member numbers begins anew with the Beijing year', async () => {
  const { id } = await world.member()
  const configuration = { get: () => ({ memberNum: { prefix: 'N', digits: 3, perYear: true } }) }
  const numberAt = (time: string) =>
    world.tx(async (tx) => {
      const member = await memberApplications.find(tx, id)
      if (!member) throw new Error('a member is gone')
      const { memberNum } = await memberNumber(
        { ...tx, now: new Date(time) },
        member,
        configuration as never,
      )
      return memberNum
    })
  expect(await numberAt('2026-12-31T15:59:59Z')).toBe('N2026001')
  expect(await numberAt('2026-12-31T16:00:00Z')).toBe('N2027001')
})
