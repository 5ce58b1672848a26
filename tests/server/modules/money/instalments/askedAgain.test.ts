import { afterAll, beforeAll, expect, test } from 'vitest'
import { endOverduePlans } from '#server/modules/money/instalments/endOverduePlans.ts'
import type { Store } from '#server/store/store.ts'
import { publish } from '../../../support/publish.ts'
import { DEMO } from '../../../support/visitor.ts'
import { arrivals } from '../support/arrivals.ts'
import { type DuesWorld, duesWorld } from '../support/duesWorld.ts'
import { staffOf } from '../support/money.ts'
import { IN_THREE, PARTS, plans } from '../support/plans.ts'
import { reliefDesk } from '../support/reliefs.ts'
import { withDues } from '../support/societyDues.ts'

let world: DuesWorld
beforeAll(async () => {
  world = await duesWorld()
  expect(await publish(world.server, withDues(IN_THREE))).toEqual([])
})
afterAll(() => world.server.close())

const { arrives, expectBalance } = arrivals(() => world)
const { partOrder, planOf, work } = plans(() => world)

const DAY = 24 * 3_600_000

test('a plan whose sum is right again when its end is due stays', async () => {
  const staff = await staffOf(world)
  const { named, give, decide, reliefsOf } = reliefDesk(
    () => world,
    () => staff,
  )
  const { id, who, mobile } = await named()
  await arrives((await partOrder(who, id)).tradeRef, PARTS[0])
  expect(await give(mobile, { way: 'percent', percent: 50 })).toMatchObject({ status: 200 })
  const [relief] = await reliefsOf(mobile)
  expect(await decide(relief?.id ?? '', 'withdraw')).toMatchObject({ status: 200 })
  await work()
  expect(await planOf(id)).toMatchObject({ state: 'open' })
  expect(await give(mobile, { way: 'percent', percent: 50 })).toMatchObject({ status: 200 })
  await work()
  expect(await planOf(id)).toMatchObject({ state: 'ended', why: 'outdated' })
  await expectBalance()
})

/** The store, where something happens after the first transaction of the society. */
function afterFirst(happens: () => Promise<unknown>): Store {
  const { store } = world.server.parts
  let begun = 0
  const tx: Store['tx'] = async (orgId, work) => {
    if (orgId === DEMO) begun += 1
    if (orgId === DEMO && begun === 2) await happens()
    return store.tx(orgId, work)
  }
  return { ...store, tx }
}

test('a plan whose overdue part is paid after it was found does not end', async () => {
  const { id, who } = await world.member()
  await arrives((await partOrder(who, id)).tradeRef, PARTS[0])
  const next = await partOrder(who, id)
  world.server.advance(42 * DAY)
  const store = afterFirst(() => arrives(next.tradeRef, PARTS[1]))
  await endOverduePlans({ ...world.server.parts, store })
  expect(await planOf(id)).toMatchObject({ state: 'open', paid: [true, true, false] })
  await expectBalance()
})
