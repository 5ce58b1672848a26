import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '#contract/calls.ts'
import { publish } from '../../../support/publish.ts'
import { staffWith } from '../../../support/staffWith.ts'
import { DEMO, type Visitor } from '../../../support/visitor.ts'
import { arrivals } from '../support/arrivals.ts'
import { type DuesWorld, duesWorld } from '../support/duesWorld.ts'
import { submittedMember } from '../support/money.ts'

let world: DuesWorld
let one: Visitor
let other: Visitor
beforeAll(async () => {
  world = await duesWorld()
  one = await staffWith(world.server, 'dues')
  other = await staffWith(world.server, 'dues')
})
afterAll(() => world.server.close())
const { memberOf, orderOf } = arrivals(() => world)

const demand = (moneyAbove: string) =>
  publish(world.server, { 'staff.json': JSON.stringify({ twoPersons: { moneyAbove } }) })

const approve = (who: Visitor, id: string, opinion = '') =>
  who.ask('offlineDecide', { id, decision: 'approve', opinion })

const rowOf = async (realName: string, tab: CallInput<'duesDeskPage'>['tab'] = 'offline') => {
  const page = { tab, orgId: DEMO, current: 1, size: 10, keyword: realName }
  return (await one.call('duesDeskPage', page)).records[0]
}

const outcome = (said: string) => ({ status: 200, data: { outcome: said } })
const SAME_PERSON = {
  status: 409,
  msg: '该笔款项由您核对，须由另一位工作人员确认',
  data: null,
}

test('money at the sum or below is one person’s to confirm', async () => {
  expect(await demand('200.00')).toEqual([])
  const { orderId } = await submittedMember(world, { realName: '足额一' })
  expect((await rowOf('足额一'))?.check).toBeUndefined()
  expect(await approve(one, orderId)).toMatchObject(outcome('paid'))
})

test('money above the sum is recorded when a second person confirms it, and bears both names', async () => {
  expect(await demand('199.99')).toEqual([])
  const { id, orderId } = await submittedMember(world, { realName: '大额一' })
  const before = (await memberOf(id))?.endAt
  expect(await rowOf('大额一')).toMatchObject({ check: 'first', statusName: '待核对' })
  expect(await approve(one, orderId, '回单 8842')).toMatchObject(outcome('checked'))
  expect(await orderOf(orderId)).toMatchObject({ status: 'submitted', decidedBy: null })
  expect((await memberOf(id))?.endAt).toEqual(before)
  expect(await rowOf('大额一')).toMatchObject({
    check: 'second',
    statusName: '待另一人确认',
    handledBy: (await one.call('loginInfo', {})).realName,
    opinion: '回单 8842',
  })
  expect(await approve(one, orderId)).toMatchObject(SAME_PERSON)
  expect(await approve(other, orderId)).toMatchObject(outcome('paid'))
  expect(await orderOf(orderId)).toMatchObject({
    checkedBy: (await one.call('loginInfo', {})).id,
    checkedOpinion: '回单 8842',
    decidedBy: (await other.call('loginInfo', {})).id,
  })
  expect((await memberOf(id))?.endAt).not.toEqual(before)
})

test('whoever checked it may still send it back', async () => {
  expect(await demand('0.00')).toEqual([])
  const { orderId } = await submittedMember(world, { realName: '大额二' })
  expect(await approve(one, orderId)).toMatchObject(outcome('checked'))
  const back = { id: orderId, decision: 'return', opinion: '回单不清' } as const
  expect(await one.ask('offlineDecide', back)).toMatchObject(outcome('returned'))
  expect(await approve(other, orderId)).toMatchObject({ status: 409 })
})

test('a demand that is withdrawn leaves one confirmation to do, by anybody', async () => {
  expect(await demand('0.00')).toEqual([])
  const { orderId } = await submittedMember(world, { realName: '大额三' })
  expect(await approve(one, orderId)).toMatchObject(outcome('checked'))
  expect(await publish(world.server, {})).toEqual([])
  expect(await approve(one, orderId)).toMatchObject(outcome('paid'))
})

test('a sum is yuan with two decimals', async () => {
  expect(await demand('1000')).toEqual([expect.stringContaining('staff.json')])
})
