import { afterAll, beforeAll, expect, test } from 'vitest'
import { seeRefund } from '#server/modules/money/desk/refunds/seeRefund.ts'
import { lockPayment } from '#server/modules/money/repositories/duesPayments.ts'
import { endedOrWaiting } from '../../../../support/endedOrWaiting.ts'
import { publish } from '../../../../support/publish.ts'
import type { Visitor } from '../../../../support/visitor.ts'
import { arrivals } from '../../support/arrivals.ts'
import { type DuesWorld, duesWorld, ordered, told } from '../../support/duesWorld.ts'
import { paidMember, staffOf } from '../../support/money.ts'
import { IN_THREE, PARTS } from '../../support/plans.ts'
import { reliefDesk } from '../../support/reliefs.ts'
import { withDues } from '../../support/societyDues.ts'
import { waysBack } from '../../support/ways.ts'

let world: DuesWorld
let staff: Visitor
beforeAll(async () => {
  world = await duesWorld()
  expect(await publish(world.server, withDues(IN_THREE))).toEqual([])
  staff = await staffOf(world)
})
afterAll(() => world.server.close())

const { arrives, yearsOf, expectBalance } = arrivals(() => world)
const { named, give, decide, reliefsOf } = reliefDesk(
  () => world,
  () => staff,
)
const { deedOf, undo, paymentOf, openCredits, refundsOf, handle } = waysBack(
  () => world,
  () => staff,
)

test('credit that a refund of the provider explains meanwhile is not refunded by staff, too', async () => {
  const { tradeNo } = await paidMember(world)
  const paymentId = await paymentOf(tradeNo)
  await undo(await deedOf(paymentId, 'apply'))
  const [credit] = await openCredits(paymentId)
  const { asked } = await world.tx(async (tx) => {
    await lockPayment(tx, paymentId)
    const refund = handle(credit?.id ?? '', { remedy: 'refund' })
    await endedOrWaiting(world.server.parts.store, refund)
    await seeRefund(tx, paymentId, 20_000)
    return { asked: refund }
  })
  expect(await asked).toMatchObject({ status: 409 })
  const refunds = await refundsOf(paymentId)
  expect(refunds.map(({ state, fen }) => [state, fen])).toEqual([['done', 20_000]])
  await expectBalance()
})

test('a plan pays no years behind one that is owed again, before its job has ended it', async () => {
  const { id, who, mobile } = await named()
  expect(await give(mobile)).toMatchObject({ status: 200 })
  const laterPart = async () =>
    ordered(world, who, await told(who, id, '2027'), '0101', { instalments: true })
  for (const fen of PARTS.slice(0, 2)) await arrives((await laterPart()).tradeRef, fen)
  const last = await laterPart()
  const [relief] = await reliefsOf(mobile)
  expect(await decide(relief?.id ?? '', 'withdraw')).toMatchObject({ status: 200 })
  expect(await arrives(last.tradeRef, PARTS[2], `L-${last.tradeRef}`)).toBe('late')
  const [credit] = await openCredits(await paymentOf(`L-${last.tradeRef}`))
  expect(await handle(credit?.id ?? '', { remedy: 'credit' })).toMatchObject({
    status: 409,
    msg: expect.stringContaining('整年会费'),
  })
  expect(await yearsOf(id)).toEqual([])
  await expectBalance()
})
