import { afterAll, beforeAll, expect, test } from 'vitest'
import { Right } from '#contract/codes.ts'
import { listHolders } from '#server/base/repositories/accountLists.ts'
import {
  memberApplications,
  type NewMemberApplication,
} from '#server/modules/records/repositories/memberApplications.ts'
import { insertOrgUnit } from '#server/modules/records/repositories/orgUnits.ts'
import { approvedMember, type DuesWorld, duesWorld } from '../modules/money/support/duesWorld.ts'
import { submittedMember } from '../modules/money/support/money.ts'
import { waysBack } from '../modules/money/support/ways.ts'
import { freshMobile } from '../modules/people/accounts/registration.ts'
import { changeAccount } from '../support/changeAccount.ts'
import { publish } from '../support/publish.ts'
import { staffWith } from '../support/staffWith.ts'
import { DEMO, type Visitor } from '../support/visitor.ts'

let world: DuesWorld
beforeAll(async () => {
  world = await duesWorld()
})
afterAll(() => world.server.close())

const OWN = { status: 409, msg: '这是您本人的申请或款项，请由其他工作人员办理' }

const auditor = async (...rights: Right[]) => {
  const who = await staffWith(world.server, 'audit.first', 'audit.second', ...rights)
  return { who, ...(await who.call('loginInfo', {})) }
}

const inAudit = async (values: Partial<NewMemberApplication>) =>
  (await world.tx((tx) => approvedMember(tx, { status: '05', ...values }))).id

const decide = (who: Visitor, id: string, status: '05' | '06' = '05') =>
  who.ask('auditDecide', { id, status, decision: 'approve', opinion: '' })

const isOwnMatter = async (who: Visitor, id: string) =>
  (await who.call('memberDetail', { id })).isOwnMatter

test.each([
  ['with one’s number', ({ mobile = '' }) => ({ mobile, realName: '顾闻溪' })],
  [
    'made by one’s account',
    ({ id = '' }) => ({ accountId: id, realName: '姜白石', mobile: freshMobile() }),
  ],
])('an application %s is decided by others, and the page knows it', async (_, values) => {
  const { who, ...self } = await auditor()
  const id = await inAudit(values(self))
  expect(await isOwnMatter(who, id)).toBe(true)
  expect(await decide(who, id)).toMatchObject(OWN)
  const other = (await auditor()).who
  expect(await isOwnMatter(other, id)).toBeUndefined()
  expect(await decide(other, id)).toMatchObject({ status: 200 })
  expect(await decide(who, id, '06')).toMatchObject(OWN)
})

test('an application entered for somebody else is that person’s', async () => {
  const { who, id: accountId } = await auditor()
  const id = await inAudit({ accountId, mobile: freshMobile(), realName: '顾闻溪' })
  expect(await isOwnMatter(who, id)).toBeUndefined()
  expect(await decide(who, id)).toMatchObject({ status: 200 })
})

/** Runs `work` while all other holders of the right to the first audit are disabled. */
async function withoutOthers(selves: readonly (string | undefined)[], work: () => Promise<void>) {
  const disabledAt = world.server.now()
  const holders = await world.tx((tx) => listHolders(tx, Right.AuditFirst))
  const others = holders.filter(({ id }) => !selves.includes(id))
  for (const { id } of others) await changeAccount(world.server, id, { disabledAt })
  await work()
  for (const { id } of others) await changeAccount(world.server, id, { disabledAt: null })
}

test('who alone can decide an own application decides it', async () => {
  const { who, mobile = '', id: self } = await auditor()
  const id = await inAudit({ mobile })
  await withoutOthers([self], async () => {
    expect(await isOwnMatter(who, id)).toBeUndefined()
    expect(await decide(who, id)).toMatchObject({ status: 200 })
  })
})

async function unit(orgName: string): Promise<string> {
  const registered = { areaCode: '110101', orgName, orgType: '01', oneSubOrgType: '' }
  const contact = { linkMan: '苏映雪', linkPhone: freshMobile() }
  return (await world.tx((tx) => insertOrgUnit(tx, { ...registered, ...contact }))).id
}

test('an application of a unit is decided by others than its people, as long as there are any', async () => {
  const orgUnitId = await unit('挂靠单位')
  const [one, two] = [await auditor(), await auditor()]
  for (const { id } of [one, two]) await changeAccount(world.server, id, { orgUnitId })
  const id = await inAudit({ orgUnitId })
  expect(await isOwnMatter(one.who, id)).toBe(true)
  expect(await decide(two.who, id)).toMatchObject(OWN)
  await withoutOthers([one.id, two.id], async () => {
    expect(await isOwnMatter(one.who, id)).toBeUndefined()
    expect(await decide(one.who, id)).toMatchObject({ status: 200 })
  })
})

test('a transfer of one’s unit is confirmed by others', async () => {
  const { who, id: self } = await auditor('dues')
  const { orderId: id, id: memberId } = await submittedMember(world)
  const orgUnitId = await unit('缴费单位')
  await world.tx(async (tx) => {
    const member = await memberApplications.lock(tx, memberId)
    if (member) await memberApplications.save(tx, member, { orgUnitId })
  })
  await changeAccount(world.server, self, { orgUnitId })
  expect(await who.ask('offlineDecide', { id, decision: 'approve' })).toMatchObject(OWN)
})

/** Gives the account the number of a member, whose money is its own from then on. */
const becomes = async (self: string | undefined, memberId: string) => {
  const { mobile = null } = (await world.tx((tx) => memberApplications.find(tx, memberId))) ?? {}
  await changeAccount(world.server, self ?? '', { mobile })
}

const isListedOwn = async (who: Visitor, tab: 'offline' | 'refund', id: string) => {
  const { records } = await who.call('duesDeskPage', { orgId: DEMO, current: 1, size: 50, tab })
  return records.find((row) => row.id === id)?.isOwnMatter
}

test('an own transfer is confirmed and returned by others, and the list knows it', async () => {
  const { who, id: self } = await auditor('dues')
  const { orderId: id, id: memberId } = await submittedMember(world)
  await becomes(self, memberId)
  expect(await isListedOwn(who, 'offline', id)).toBe(true)
  expect(await who.ask('offlineDecide', { id, decision: 'approve' })).toMatchObject(OWN)
  const returned = { id, decision: 'return', opinion: '请补充回单' } as const
  expect(await who.ask('offlineDecide', returned)).toMatchObject(OWN)
  const other = (await auditor('dues')).who
  expect(await isListedOwn(other, 'offline', id)).toBeUndefined()
  expect(await other.ask('offlineDecide', { id, decision: 'approve' })).toMatchObject({
    status: 200,
  })
})

test('an own refund is allowed and returned by others, and the list knows it', async () => {
  const { who, id: self } = await auditor('dues')
  const { who: asker } = await auditor('dues')
  const { orderId, id: memberId } = await submittedMember(world)
  await asker.call('offlineDecide', { id: orderId, decision: 'approve' })
  const { undo, deedOf, handle, openCredits, paymentOf, refundsOf } = waysBack(
    () => world,
    () => asker,
  )
  const paymentId = await paymentOf(orderId)
  await undo(await deedOf(paymentId, 'apply'))
  const [credit] = await openCredits(paymentId)
  await publish(world.server, {
    'staff.json': JSON.stringify({ twoPersons: { moneyAbove: '199.99' } }),
  })
  await handle(credit?.id ?? '', { remedy: 'refund', refundNo: '回单 7' })
  const [{ id } = { id: '' }] = await refundsOf(paymentId)
  await becomes(self, memberId)
  expect(await isListedOwn(who, 'refund', id)).toBe(true)
  expect(await who.ask('refundDecide', { id, decision: 'approve' })).toMatchObject(OWN)
  const returned = { id, decision: 'return', opinion: '请先联系会员' } as const
  expect(await who.ask('refundDecide', returned)).toMatchObject(OWN)
  expect(await refundsOf(paymentId)).toMatchObject([{ state: 'asked' }])
  const { who: other } = await auditor('dues')
  expect(await isListedOwn(other, 'refund', id)).toBeUndefined()
  expect(await other.ask('refundDecide', returned)).toMatchObject({ status: 200 })
  await publish(world.server, {})
})
