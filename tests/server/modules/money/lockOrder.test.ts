import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockPlan } from '#server/modules/money/repositories/duesPlans.ts'
import { keepCredit } from '#server/modules/money/repositories/duesReconcile.ts'
import type { Tx } from '#server/store/store.ts'
import { type DuesWorld, duesWorld } from './support/duesWorld.ts'

let world: DuesWorld
beforeAll(async () => {
  world = await duesWorld()
})
afterAll(() => world.server.close())

const credit = { paymentId: 'p', memberId: null, fen: 1, reason: 'late' } as const

test.each<[string, (tx: Tx) => Promise<unknown>, string]>([
  [
    'an earlier plan after a later one',
    async (tx) => {
      await lockPlan(tx, 'b')
      await lockPlan(tx, 'a')
    },
    'plan is locked after plan',
  ],
  [
    'the credit of a payment, which adding to it changes, after a plan',
    async (tx) => {
      await lockPlan(tx, 'a')
      await keepCredit(tx, credit)
    },
    'payment is locked after plan',
  ],
  [
    'several rows in no order',
    ({ db }) =>
      db.selectFrom('duesOrder').where('memberId', '=', 'm').selectAll().forUpdate().execute(),
    'several rows are locked in no order: order',
  ],
])('the watch of locks refuses %s', async (_, work, refusal) => {
  await expect(world.tx(work)).rejects.toThrow(refusal)
})

test('the watch of locks lets a transaction lock again what it has locked or recorded', async () => {
  const again = world.tx(async (tx) => {
    await lockPlan(tx, 'a')
    await lockPlan(tx, 'b')
    await lockPlan(tx, 'a')
  })
  expect(await again).toBeUndefined()
})
