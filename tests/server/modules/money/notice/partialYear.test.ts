import { afterAll, beforeAll, expect, test } from 'vitest'
import { publish } from '../../../support/publish.ts'
import { arrivals } from '../support/arrivals.ts'
import { type DuesWorld, duesWorld, ordered, told } from '../support/duesWorld.ts'
import { arrives } from '../support/money.ts'
import { withDues } from '../support/societyDues.ts'

let world: DuesWorld
beforeAll(async () => {
  world = await duesWorld()
})
afterAll(() => world.server.close())
const { memberOf } = arrivals(() => world)

const JUNE = { endAt: '2026-06-30' }
const linesOf = async (id: string, who: Parameters<typeof told>[0]) =>
  (await told(who, id, '2027')).feeDetail.map(({ startAt, endAt, totalAmount }) => [
    startAt,
    endAt,
    totalAmount,
  ])

test.each([
  [undefined, '200.00'],
  ['whole', '200.00'],
  ['proRata', '100.00'],
  ['none', '0.00'],
])(
  'by the rule %s the rest of the year is a line of %s from the day after the end',
  async (partialYear, price) => {
    expect(await publish(world.server, withDues({ partialYear }))).toEqual([])
    const { id, who } = await world.member(JUNE)
    expect(await linesOf(id, who)).toEqual([
      ['2026-07-01', '2026-12-31', price],
      ['2027-01-01', '2027-12-31', '200.00'],
    ])
  },
)

test('a share that is paid pays the year, which is owed no more', async () => {
  expect(await publish(world.server, withDues({ partialYear: 'proRata' }))).toEqual([])
  const { id, who } = await world.member(JUNE)
  const order = await ordered(world, who, await told(who, id))
  await arrives(world, order.tradeRef, 10_000)
  expect((await memberOf(id))?.endAt).toBe('2026-12-31')
  expect((await told(who, id)).feeDetail).toEqual([])
})

test('a rule that is changed outdates a notice, and an order placed before keeps its price', async () => {
  expect(await publish(world.server, withDues({}))).toEqual([])
  const { id, who } = await world.member(JUNE)
  const notice = await told(who, id)
  const placed = await ordered(world, who, notice)
  expect(await publish(world.server, withDues({ partialYear: 'proRata' }))).toEqual([])
  expect(await who.ask('pay', { id: notice.id, method: '03' })).toMatchObject({
    status: 409,
    msg: expect.stringContaining('缴费通知已变化'),
  })
  await arrives(world, placed.tradeRef, 20_000)
  expect((await memberOf(id))?.endAt).toBe('2026-12-31')
})

test('a rule there is not is refused by the check', async () => {
  expect(await publish(world.server, withDues({ partialYear: 'half' }))).toEqual([
    'organisation.json 年中到期的当年会费不在可选范围内',
  ])
})
