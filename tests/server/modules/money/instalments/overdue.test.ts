import { afterAll, beforeAll, expect, test } from 'vitest'
import { endOverduePlans } from '#server/modules/money/instalments/endOverduePlans.ts'
import { scanReminders } from '#server/modules/money/reminders/scanReminders.ts'
import { stopReason } from '#server/modules/money/reminders/stopReason.ts'
import { memberApplications } from '#server/modules/records/repositories/memberApplications.ts'
import { publish } from '../../../support/publish.ts'
import { DEMO } from '../../../support/visitor.ts'
import { arrivals } from '../support/arrivals.ts'
import { type DuesWorld, duesWorld } from '../support/duesWorld.ts'
import { IN_THREE, PARTS, plans } from '../support/plans.ts'
import { withDues } from '../support/societyDues.ts'

let world: DuesWorld
beforeAll(async () => {
  world = await duesWorld()
  expect(await publish(world.server, withDues(IN_THREE))).toEqual([])
})
afterAll(() => world.server.close())

const { arrives, expectBalance } = arrivals(() => world)
const { partOrder, planOf, credits, held } = plans(() => world)

const DAY = 24 * 3_600_000

const remindersOf = (memberId: string) =>
  world.tx((tx) =>
    tx.db
      .selectFrom('duesReminder')
      .where('memberId', '=', memberId)
      .orderBy('createdAt')
      .select(['endAt', 'day', 'way', 'planId'])
      .execute(),
  )

/** The configuration is asked for first: it may have to be read, and the embedded database has one connection. */
async function stopped(memberId: string, key: { endAt: string; planId: string }) {
  const configuration = await world.server.parts.configuration.of(DEMO)
  return world.tx(async (tx) => {
    const member = await memberApplications.find(tx, memberId)
    return stopReason(tx, { memberId, day: 0, way: 'sms', ...key }, member, configuration)
  })
}

test('the next part is reminded, the whole is not as long as it is in time, and the end comes late', async () => {
  const { id, who } = await world.member({ endAt: '2025-12-31' })
  await arrives((await partOrder(who, id)).tradeRef, PARTS[0])
  const term = { endAt: '2025-12-31', planId: '' }
  const part = { endAt: '2026-12-20', planId: (await planOf(id)).id }
  expect(await stopped(id, term)).toBe('plan')

  const scan = () => scanReminders(world.server.parts, new Set(['sms']))
  world.server.advance(23 * DAY)
  await scan()
  await scan()
  expect(await remindersOf(id)).toEqual([{ ...part, day: -7, way: 'sms' }])
  expect(await stopped(id, part)).toBeUndefined()

  world.server.advance(8 * DAY)
  expect(await stopped(id, term)).toBeUndefined()
  await endOverduePlans(world.server.parts)
  expect(await planOf(id)).toMatchObject({ state: 'open' })

  world.server.advance(10 * DAY)
  await endOverduePlans(world.server.parts)
  await endOverduePlans(world.server.parts)
  expect(await planOf(id)).toMatchObject({ state: 'ended', why: 'overdue' })
  expect(await credits(id)).toMatchObject([{ reason: 'givenUp', fen: PARTS[0] }])
  expect(await stopped(id, part)).toBe('paid')
  await expectBalance()
  expect(await held()).toEqual({ books: 0, plans: 0 })
})

test('a transfer that waits for staff keeps a plan from ending', async () => {
  const { id, who } = await world.member()
  await partOrder(who, id, { method: '03' })
  world.server.advance(60 * DAY)
  await endOverduePlans(world.server.parts)
  expect(await planOf(id)).toMatchObject({ state: 'open' })
})
