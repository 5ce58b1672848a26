import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayOf } from '#domain/time/dateFormat.ts'
import { dayAfter } from '#domain/time/days.ts'
import { publish } from '../../../support/publish.ts'
import { staffWith } from '../../../support/staffWith.ts'
import { MECH, type Visitor } from '../../../support/visitor.ts'
import { arrivals } from '../support/arrivals.ts'
import { type DuesWorld, duesWorld } from '../support/duesWorld.ts'
import { paidMember, staffOf } from '../support/money.ts'
import { waysBack } from '../support/ways.ts'

const DAY = 24 * 3_600_000

let world: DuesWorld
let staff: Visitor
let other: Visitor
beforeAll(async () => {
  world = await duesWorld()
})
afterAll(() => world.server.close())
const { anOrder, arrives, close: closeOrder, keptOf } = arrivals(() => world)
const { paymentOf, deedOf, undo } = waysBack(
  () => world,
  () => staff,
)

const today = () => dayOf(world.server.now().getTime())
const yesterday = () => dayAfter(today(), -1)
const preview = (by: 'account' | 'day' | 'year' = 'account') => staff.call('booksPreview', { by })
const close = (through: string, note?: string) =>
  staff.ask('booksClose', { through, ...(note ? { note } : {}) })
const closings = async () => (await staff.call('booksPage', { current: 1, size: 50 })).records
const bookedOn = (paymentId: string) =>
  world.tx(async (tx) => {
    const rows = await tx.db
      .selectFrom('duesDeed')
      .where('paymentId', '=', paymentId)
      .orderBy('bookedOn')
      .select(['kind', 'bookedOn'])
      .execute()
    return rows.map((deed) => `${deed.kind} ${deed.bookedOn}`)
  })

/** Each test begins on a day of its own, with whatever was before it closed. */
beforeEach(async () => {
  world.server.advance(DAY)
  staff = await staffWith(world.server, 'dues')
  other = await staffWith(world.server, 'dues')
  if ((await preview()).closableThrough) await close(yesterday(), '之前的账目')
})

test('the sums so far are read by every table, today’s among them; today cannot be closed', async () => {
  const before = Number((await preview()).records[0]?.closing ?? 0)
  await paidMember(world)
  const { records, differences, closableThrough } = await preview()
  expect(Number(records[0]?.closing)).toBe(before + 200)
  expect(records[0]).toMatchObject({ key: 'cash', increase: '200.00', decrease: '0.00' })
  expect(differences).toEqual([])
  expect(closableThrough).toBeUndefined()
  expect((await preview('year')).records).toEqual([
    { key: '2026', name: '2026年度', dues: '200.00', released: '0.00' },
  ])
  expect(await close(today())).toMatchObject({ status: 409 })
})

test('a closed period stays as it was closed, and the next begins on the day after', async () => {
  await paidMember(world)
  world.server.advance(2 * DAY)
  staff = await staffOf(world)
  expect(await close(dayAfter(today(), -2))).toMatchObject({ data: { outcome: 'closed' } })
  const [closed] = await closings()
  expect(closed).toMatchObject({ through: dayAfter(today(), -2), received: '200.00', deeds: 2 })
  await paidMember(world)
  expect((await preview()).from).toBe(yesterday())
  const read = await staff.call('booksRead', { id: closed?.id ?? '', by: 'account' })
  expect(read).toMatchObject({ through: closed?.through, closedBy: closed?.closedBy })
  expect(read.records[0]).toMatchObject({ increase: '200.00' })
  expect((await preview()).records[0]?.opening).toBe(read.records[0]?.closing)
})

test('a correction of what is closed is booked in the open period', async () => {
  const { tradeNo } = await paidMember(world)
  const paymentId = await paymentOf(tradeNo)
  const day = today()
  world.server.advance(DAY)
  staff = await staffOf(world)
  expect(await close(day)).toMatchObject({ status: 200 })
  const [before] = await closings()
  expect(await undo(await deedOf(paymentId, 'apply'))).toMatchObject({ status: 200 })
  expect(await bookedOn(paymentId)).toEqual([
    expect.stringMatching(`(apply|receive) ${day}`),
    expect.stringMatching(`(apply|receive) ${day}`),
    `release ${today()}`,
  ])
  expect((await closings())[0]).toEqual(before)
  expect((await preview('year')).records).toEqual([
    { key: '2026', name: '2026年度', dues: '0.00', released: '200.00' },
  ])
})

test.each([
  ['a day that is closed', () => dayAfter(yesterday(), -1)],
  ['a day to come', () => dayAfter(today(), 1)],
])('%s cannot be closed', async (_, day) => {
  await paidMember(world)
  world.server.advance(DAY)
  staff = await staffOf(world)
  const made = (await closings()).length
  expect(await close(day())).toMatchObject({
    status: 409,
    msg: `只能结账到${yesterday()}至${yesterday()}之间的某一天，请刷新后再试`,
  })
  expect(await closings()).toHaveLength(made)
})

test('closing twice, at once or after each other, closes once', async () => {
  world.server.advance(DAY)
  staff = await staffOf(world)
  const made = (await closings()).length
  const key = 'books-closed-once-0001'
  const asked = { through: yesterday() }
  const ask = () => staff.ask('booksClose', asked, key)
  const both = await Promise.all([ask(), ask()])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await close(yesterday())).toMatchObject({ status: 409 })
  expect(await closings()).toHaveLength(made + 1)
})

test('what the books do not agree with is named, and closed with a word about it alone', async () => {
  const { order, id } = await anOrder()
  await closeOrder(order)
  await arrives(order.tradeRef)
  const [kept] = await keptOf(id)
  await world.tx((tx) =>
    tx.db
      .updateTable('duesReconcile')
      .set({ fen: 19_900 })
      .where('id', '=', kept?.id ?? '')
      .execute(),
  )
  world.server.advance(DAY)
  staff = await staffOf(world)
  const { differences } = await preview()
  expect(differences).toEqual([
    {
      code: 'credit',
      text: '账上的待处理款项与“待核对款项”的合计不符',
      books: expect.stringMatching(/^\d+\.00$/),
      other: expect.stringMatching(/^\d+\.00$/),
      tab: 'reconcile',
    },
  ])
  const [difference] = differences
  expect(Number(difference?.books) - Number(difference?.other)).toBe(1)
  expect(await close(yesterday())).toMatchObject({ status: 400 })
  expect(await close(yesterday(), '手续费 1 元，已登记')).toMatchObject({ status: 200 })
  expect((await closings())[0]).toMatchObject({ differenceCount: 1, note: '手续费 1 元，已登记' })
  await world.tx((tx) =>
    tx.db
      .updateTable('duesReconcile')
      .set({ fen: 20_000 })
      .where('id', '=', kept?.id ?? '')
      .execute(),
  )
})

describe('where two persons are demanded', () => {
  const demand = (moneyAbove?: string) =>
    publish(world.server, {
      'staff.json': JSON.stringify(moneyAbove ? { twoPersons: { moneyAbove } } : {}),
    })
  beforeAll(() => demand('199.99'))
  afterAll(() => demand())

  const both = async () => {
    staff = await staffWith(world.server, 'dues')
    other = await staffWith(world.server, 'dues')
  }

  test('the first proposes, another closes, and both are named', async () => {
    await paidMember(world)
    world.server.advance(DAY)
    await both()
    const made = (await closings()).length
    expect(await preview()).toMatchObject({ needsTwo: true })
    expect(await close(yesterday(), '十一月')).toMatchObject({ data: { outcome: 'proposed' } })
    expect(await closings()).toHaveLength(made)
    const proposedBy = (await staff.call('loginInfo', {})).realName
    expect(await preview()).toMatchObject({ proposedBy, proposedThrough: yesterday() })
    expect(await close(yesterday())).toMatchObject({
      status: 409,
      msg: '该期间由您提交结账，须由另一位工作人员确认',
    })
    expect(await other.ask('booksClose', { through: yesterday() })).toMatchObject({
      data: { outcome: 'closed' },
    })
    const closedBy = (await other.call('loginInfo', {})).realName
    expect((await closings())[0]).toMatchObject({ proposedBy, closedBy, note: '十一月' })
  })

  test('another day is another proposal, which its own author cannot confirm', async () => {
    await paidMember(world)
    world.server.advance(2 * DAY)
    await both()
    const [first, second] = [dayAfter(yesterday(), -1), yesterday()]
    expect(await close(first)).toMatchObject({ data: { outcome: 'proposed' } })
    const ask = { through: second }
    expect(await other.ask('booksClose', ask)).toMatchObject({ data: { outcome: 'proposed' } })
    expect(await other.ask('booksClose', ask)).toMatchObject({ status: 409 })
    expect(await close(second)).toMatchObject({ data: { outcome: 'closed' } })
  })

  test('days that one person closed alone count with those that are to be closed', async () => {
    await demand('300.00')
    await paidMember(world)
    await paidMember(world)
    world.server.advance(DAY)
    await both()
    expect(await close(yesterday())).toMatchObject({ data: { outcome: 'proposed' } })
    const asked = { through: yesterday() }
    expect(await other.ask('booksClose', asked)).toMatchObject({ data: { outcome: 'closed' } })
    for (const needsTwo of [false, true]) {
      await paidMember(world)
      world.server.advance(DAY)
      await both()
      expect(await preview()).toMatchObject({ needsTwo })
      const outcome = needsTwo ? 'proposed' : 'closed'
      expect(await close(yesterday())).toMatchObject({ data: { outcome } })
    }
    await other.call('booksClose', { through: yesterday() })
    await demand('199.99')
  })

  test('no money above the sum is one person’s to close', async () => {
    world.server.advance(DAY)
    await both()
    expect(await close(yesterday())).toMatchObject({ data: { outcome: 'closed' } })
  })
})

test('another society has books of its own, and finds no closing of this one', async () => {
  const [closed] = await closings()
  const stranger = await staffOf(world, 'mech.localhost', MECH)
  const id = closed?.id ?? ''
  expect(await stranger.ask('booksRead', { id, by: 'day' })).toMatchObject({ status: 404 })
  expect(await stranger.ask('booksFile', { id, format: 'pdf' })).toMatchObject({ status: 404 })
  expect((await stranger.call('booksPage', { current: 1, size: 10 })).records).toEqual([])
  expect((await stranger.call('booksPreview', { by: 'account' })).from).toBeUndefined()
  expect(await stranger.ask('booksClose', { through: yesterday() })).toMatchObject({
    status: 409,
    msg: '没有可以结账的日期：当天的账目次日才能结',
  })
})
