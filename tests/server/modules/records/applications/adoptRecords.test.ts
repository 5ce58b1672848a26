import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findAccountByMobile } from '#server/base/repositories/accounts.ts'
import type { CallSubject } from '#server/base/subject.ts'
import type { OwnDataDocument } from '#server/modules/privacy/ownData/ownDataDocument.ts'
import { adoptRecords } from '#server/modules/records/applications/adoptRecords.ts'
import { memberApplications } from '#server/modules/records/repositories/memberApplications.ts'
import { sentPassword } from '#server/seed/seedPeople.ts'
import { applied, applyInput, individualValues } from '../../../support/applications.ts'
import { endedOrWaiting } from '../../../support/endedOrWaiting.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { DEMO, lastCode, type Visitor, visitor } from '../../../support/visitor.ts'
import { approvedMember } from '../../money/support/duesWorld.ts'
import { freshMobile, person, withCode } from '../../people/accounts/registration.ts'

const DAY = 24 * 3600 * 1000
const PASSWORD = 'Secret-1'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

/** Somebody registered and logged in. */
async function member() {
  const who = visitor(server)
  const registration = await withCode(server, who, person())
  await who.call('register', registration)
  await who.login(registration.mobile, PASSWORD)
  return { who, mobile: registration.mobile }
}

/** The same with an application of their own. */
async function applicant() {
  const { who, mobile } = await member()
  const values = await individualValues(server, who, mobile)
  const { id } = await who.call('memberApply', applyInput('individual', values))
  return { who, mobile, id, values }
}

async function changeMobile(who: Visitor, mobile: string): Promise<void> {
  await who.prove(mobile)
  const { proof } = await who.call('proveIdentity', { userPwd: sentPassword(PASSWORD) })
  who.proof = [proof, who.proof].join(',')
  const { id } = await who.call('loginInfo', {})
  await who.call('updateUser', {
    userId: id,
    realName: '顾闻溪',
    sex: '2',
    mobile,
    cardType: '05',
    cardNo: `E${mobile.slice(-8)}`,
    areaCode: ['440000', '440300', '440305'],
    orgName: '某某大学',
  })
}

const rowOf = async (who: Visitor, keyword: string) => {
  const input = { current: 1, size: 10, orgId: DEMO, oneMemberCode: '01', keyword } as const
  return (await who.call('memberQueryPage', input)).records[0]
}

/** Ids of the applications in somebody's download. */
async function applicationsTaken(who: Visitor): Promise<unknown[]> {
  const { content } = await who.call('ownData', { format: 'json' })
  const { parts }: OwnDataDocument = JSON.parse(await content.text())
  const rows = parts.find(({ key }) => key === 'memberApplication')?.rows ?? []
  return rows.map((row) => row.find(({ key }) => key === 'id')?.value)
}

const proveWithCard = async (who: Visitor, mobile: string, cardTail: string) => {
  await who.call('sendValidCode', { orgId: DEMO, mobile })
  const validCode = await lastCode(server, mobile)
  return { orgId: DEMO, mobile, validCode, cardTail }
}

describe('the records of an account', () => {
  test('go along with another number, in what was filled in, too', async () => {
    const { who, mobile, id } = await applicant()
    const fresh = freshMobile()
    await changeMobile(who, fresh)
    who.proof = undefined
    const detail = await who.call('memberDetail', { id })
    expect(detail).toMatchObject({ mobile: fresh, isOwn: true })
    expect(JSON.parse(detail.formInfo)).toMatchObject({ mobile: fresh })
    expect(await rowOf(visitor(server), mobile)).toBeUndefined()
    expect(await rowOf(visitor(server), fresh)).toMatchObject({ id })
  })

  test('are not those of whoever gets the old number', async () => {
    const { who, mobile, id } = await applicant()
    await changeMobile(who, freshMobile())
    server.advance(61_000)
    const next = visitor(server)
    await next.prove(mobile)
    expect(await next.ask('memberDetail', { id })).toMatchObject({ status: 403 })
  })

  test('that were made by the number alone go along, too, and are the account’s from then on', async () => {
    const { who, mobile } = await member()
    const browser = visitor(server)
    server.advance(61_000)
    const { id } = await applied(server, browser, mobile)
    const fresh = freshMobile()
    await changeMobile(who, fresh)
    who.proof = undefined
    expect(await who.call('memberDetail', { id })).toMatchObject({ mobile: fresh })
  })

  test('stay where they are when the new number has applied already', async () => {
    const { who, id, mobile } = await applicant()
    const taken = freshMobile()
    await applied(server, visitor(server), taken)
    server.advance(61_000)
    await expect(changeMobile(who, taken)).rejects.toThrow('该手机号码已提交过该会员类型的入会申请')
    expect(await who.call('memberDetail', { id })).toMatchObject({ mobile })
  })

  test('belong to it whatever number stands in them', async () => {
    const { who } = await member()
    const other = freshMobile()
    await who.prove(other)
    const values = await individualValues(server, who, other)
    const { id } = await who.call('memberApply', applyInput('individual', values))
    who.proof = undefined
    expect(await who.call('memberDetail', { id })).toMatchObject({ mobile: other, isOwn: true })
    const { records } = await who.call('myApplicationPage', { current: 1, size: 10, orgId: DEMO })
    expect(records).toMatchObject([{ id, isOwn: true }])
    expect(await applicationsTaken(who)).toEqual([id])
  })
})

describe('an application older than a quarter of a year', () => {
  let mobile: string
  let id: string
  let account: { who: Visitor; mobile: string; id: string }
  beforeAll(async () => {
    mobile = freshMobile()
    id = (await applied(server, visitor(server), mobile)).id
    account = await applicant()
    server.advance(91 * DAY)
  })

  test('is not opened by its number alone, and says what it asks for', async () => {
    const who = visitor(server)
    await who.prove(mobile)
    expect(await who.ask('memberDetail', { id })).toMatchObject({
      status: 403,
      msg: '这份申请提交已久，请从申请查询进入，验证手机号码和证件号码后四位',
    })
    const row = await rowOf(who, mobile)
    expect(row).toMatchObject({ id, asksCard: true })
    expect(row).not.toHaveProperty('isOwn')
    expect(row).not.toHaveProperty('mobile')
    server.advance(61_000)
  })

  test('is opened with the last four of its card number; a wrong one costs no code', async () => {
    const who = visitor(server)
    const proof = await proveWithCard(who, mobile, '0000')
    expect(await who.ask('proveMobile', proof)).toMatchObject({
      status: 400,
      msg: '证件号码后四位与该手机号码的申请不一致',
    })
    who.proof = (await who.call('proveMobile', { ...proof, cardTail: '5678' })).proof
    expect(await who.call('memberDetail', { id })).toMatchObject({ isOwn: true, mobile })
    server.advance(61_000)
  })

  test('is guessed at five times a day at most, from wherever', async () => {
    const first = visitor(server)
    const proof = await proveWithCard(first, mobile, '0000')
    const answers: number[] = []
    for (let n = 0; n < 5; n++)
      answers.push((await visitor(server).ask('proveMobile', proof)).status)
    expect(answers).toEqual([400, 400, 400, 400, 429])
    expect(await first.ask('proveMobile', { ...proof, cardTail: '5678' })).toMatchObject({
      status: 429,
    })
    server.advance(DAY)
  })

  test('is the account’s that made it, without more', async () => {
    const { mobile: own, id: mine } = account
    const who = visitor(server)
    await who.login(own, PASSWORD)
    expect(await who.call('memberDetail', { id: mine })).toMatchObject({ isOwn: true })
  })

  test('is in no download of whoever has its number now, and outlives the closing of that account', async () => {
    const number = freshMobile()
    const old = (await applied(server, visitor(server), number)).id
    server.advance(91 * DAY)
    const next = visitor(server)
    await next.call('register', await withCode(server, next, person({ mobile: number })))
    await next.login(number, PASSWORD)
    expect(await applicationsTaken(next)).toEqual([])
    await next.call('closeAccount', { confirm: '注销账号' })
    const staff = visitor(server)
    await staff.login('staff', 'Staff-2026')
    const kept = await staff.call('memberDetail', { id: old })
    expect(kept).toMatchObject({ mobile: number, realName: '顾闻溪' })
    expect(JSON.parse(kept.formInfo)).toMatchObject({ realName: '顾闻溪' })
  })

  test('becomes that of an account with its number which shows the card once', async () => {
    const number = freshMobile()
    const old = (await applied(server, visitor(server), number)).id
    server.advance(91 * DAY)
    const who = visitor(server)
    await who.call('register', await withCode(server, who, person({ mobile: number })))
    await who.login(number, PASSWORD)
    expect(await who.ask('memberDetail', { id: old })).toMatchObject({ status: 403 })
    server.advance(61_000)
    await who.call('proveMobile', await proveWithCard(who, number, '5678'))
    const { updateAt, isOwn } = await who.call('memberDetail', { id: old })
    expect(isOwn).toBe(true)
    server.advance(61_000)
    await who.call('proveMobile', await proveWithCard(who, number, '5678'))
    expect((await who.call('memberDetail', { id: old })).updateAt).toBe(updateAt)
  })
})

test('records are locked in the order of their ids, as by whoever locks several members', async () => {
  const { mobile } = await member()
  const { store } = server.parts
  const { account, first, last } = await store.tx(DEMO, async (tx) => {
    const made = [await approvedMember(tx, { mobile }), await approvedMember(tx, { mobile })]
    const [first = '', last = ''] = made.map(({ id }) => id).toSorted()
    const createdAt = new Date(tx.now.getTime() - DAY)
    await tx.db.updateTable('memberApplication').set({ createdAt }).where('id', '=', last).execute()
    return { account: await findAccountByMobile(tx, mobile), first, last }
  })
  if (!account) throw new Error('no account')
  const adopting = await store.tx(DEMO, async (tx) => {
    await memberApplications.lock(tx, first)
    const other = store.tx(DEMO, (inside) =>
      adoptRecords(inside, { account } as CallSubject, { accountId: account.id }),
    )
    await endedOrWaiting(store, other)
    await memberApplications.lock(tx, last)
    return { other }
  })
  await adopting.other
  const owners = await store.tx(DEMO, (tx) => memberApplications.list(tx, { owner: { mobile } }))
  expect(owners.map(({ accountId }) => accountId)).toEqual([account.id, account.id])
})
