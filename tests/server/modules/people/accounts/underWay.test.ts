import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '#contract/calls.ts'
import { findAccountByMobile, lockAccount, NOBODYS } from '#server/base/repositories/accounts.ts'
import { revokeAccountTokens } from '#server/base/repositories/loginTokens.ts'
import { openSession } from '#server/modules/people/accounts/openSession.ts'
import { adoptRecords } from '#server/modules/records/applications/adoptRecords.ts'
import { hasApplied } from '#server/modules/records/applications/member/uniqueness.ts'
import { memberApplications } from '#server/modules/records/repositories/memberApplications.ts'
import { sentPassword } from '#server/seed/seedPeople.ts'
import type { Tx } from '#server/store/store.ts'
import { applyInput, individualValues } from '../../../support/applications.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { staffWith } from '../../../support/staffWith.ts'
import { DEMO, lastCode, type Visitor, visitor } from '../../../support/visitor.ts'
import { whileChanging } from '../../../support/whileChanging.ts'
import { freshMobile, person, withCode } from './registration.ts'

let server: TestApp
let staff: Visitor
beforeAll(async () => {
  server = await openApp()
  staff = await staffWith(server, 'accounts')
})
afterAll(() => server.close())

type Columns = Record<string, unknown>

interface Member {
  who: Visitor
  id: string
  mobile: string
}

/** Somebody registered and logged in. */
async function member(): Promise<Member> {
  const who = visitor(server)
  const { mobile } = await registered(who)
  await who.login(mobile, 'Secret-1')
  const { id } = await who.call('loginInfo', {})
  return { who, id, mobile }
}

async function registered(who: Visitor) {
  server.advance(61_000)
  const input = await withCode(server, who, person())
  await who.call('register', input)
  return input
}

/** A passport number nobody else has. */
const cardOf = (mobile: string) => `E${mobile.slice(3)}`

const profileOf = ({ id, mobile }: Member): CallInput<'updateUser'> => ({
  userId: id,
  realName: '顾闻溪',
  sex: '2',
  mobile,
  cardType: '05',
  cardNo: cardOf(mobile),
  areaCode: ['440000', '440300', '440305'],
  orgName: '某某大学',
})

const valuesOf = async ({ who, mobile }: Member) => ({
  ...(await individualValues(server, who, mobile)),
  cardNo: cardOf(mobile),
})

const set = (id: string, columns: Columns) => (tx: Tx) =>
  tx.db.updateTable('account').set(columns).where('id', '=', id).execute()

/** What a change of the mobile by staff does to the account. */
const moving = (id: string, mobile: string) => async (tx: Tx) => {
  await set(id, { mobile })(tx)
  await revoking(id)(tx)
}

const closing = (id: string) => async (tx: Tx) => {
  await set(id, { ...NOBODYS, realName: '已注销用户', disabledAt: tx.now, closedAt: tx.now })(tx)
  await tx.db.deleteFrom('loginToken').where('accountId', '=', id).execute()
}

const revoking = (id: string) => async (tx: Tx) => {
  const account = await lockAccount(tx, id)
  if (account) await revokeAccountTokens(tx, account)
}

const columnsOf = (id: string) =>
  server.parts.store.tx(DEMO, ({ db }) =>
    db
      .selectFrom('account')
      .where('id', '=', id)
      .select(['mobile', 'realName', 'userType', 'expertise'])
      .executeTakeFirstOrThrow(),
  )

const ENDED = { status: 401 }
const CHANGED = { status: 409, msg: '数据已被他人修改或已存在，请刷新后再试' }

describe('an account whose mobile is moved while another call is under way', () => {
  test('keeps the new number against a profile of before', async () => {
    const one = await member()
    const moved = freshMobile()
    const answer = await whileChanging(server, { before: set(one.id, { mobile: moved }) }, () =>
      one.who.ask('updateUser', profileOf(one)),
    )
    expect(answer).toMatchObject(CHANGED)
    expect(await columnsOf(one.id)).toMatchObject({ mobile: moved })
  })

  test('keeps the new number when staff change its name', async () => {
    const { id } = await member()
    const moved = freshMobile()
    const input = { id, realName: '顾听溪' }
    await whileChanging(server, { before: moving(id, moved) }, () =>
      staff.call('manageUser', input),
    )
    expect(await columnsOf(id)).toMatchObject({ mobile: moved, realName: '顾听溪' })
  })

  test('is not invited to the staff by the number of before', async () => {
    const { id, mobile } = await member()
    const inviter = await staffWith(server, 'accounts', 'dues')
    const input = { realName: '顾闻溪', mobile, rights: ['dues'] as const }
    const { outcome } = await whileChanging(server, { before: moving(id, freshMobile()) }, () =>
      inviter.call('inviteStaff', { ...input, rights: [...input.rights] }),
    )
    expect(outcome).toBe('invited')
    expect(await columnsOf(id)).toMatchObject({ userType: '1' })
  })

  test('is not made an expert by the number of before', async () => {
    const { id, mobile } = await member()
    const answer = await whileChanging(server, { before: moving(id, freshMobile()) }, () =>
      staff.ask('addExpert', { mobile, expertise: '数据治理' }),
    )
    expect(answer).toMatchObject({ status: 400 })
    expect(await columnsOf(id)).toMatchObject({ expertise: null })
  })

  test('gets no password by a code to the number of before', async () => {
    const { who, id, mobile } = await member()
    server.advance(61_000)
    await who.call('sendFindPwdCode', { orgId: DEMO, mobile })
    const validCode = await lastCode(server, mobile)
    const userPwd = sentPassword('Found-2026')
    const moved = freshMobile()
    const answer = await whileChanging(server, { before: moving(id, moved) }, () =>
      visitor(server).ask('findPwd', { mobile, validCode, userPwd }),
    )
    expect(answer).toMatchObject({ status: 400 })
    await visitor(server).login(moved, 'Secret-1')
  })

  test('keeps the new number in its record against a change of the record under way', async () => {
    const one = await member()
    const { who, id, mobile } = one
    const values = await valuesOf(one)
    const made = await who.call('memberApply', applyInput('individual', values))
    const moved = freshMobile()
    const before = async (tx: Tx) => {
      const account = await findAccountByMobile(tx, mobile)
      await set(id, { mobile: moved })(tx)
      if (account)
        await adoptRecords(tx, { account }, { accountId: id, mobile: { from: mobile, to: moved } })
    }
    const formInfo = JSON.stringify(values)
    const change = { id: made.id, status: made.status, optionCode: '01', formInfo } as const
    const answer = await whileChanging(server, { before }, () => who.ask('memberStatus', change))
    expect(answer).toMatchObject(CHANGED)
    expect(await who.call('memberDetail', { id: made.id })).toMatchObject({ mobile: moved })
  })

  test('does not move to a number by which somebody else is applying for the same', async () => {
    const one = await member()
    const { who } = one
    const { id } = await who.call('memberApply', applyInput('individual', await valuesOf(one)))
    const mobile = freshMobile()
    await who.prove(mobile)
    const { proof } = await who.call('proveIdentity', { userPwd: sentPassword('Secret-1') })
    who.proof = [proof, who.proof].join(',')
    const before = async (tx: Tx) => {
      const record = await memberApplications.find(tx, id)
      if (!record) throw new Error('there is no application')
      await hasApplied(tx, { mobile, orgUnitId: null }, record)
      const { formHash, oneMemberCode, oneMemberType, twoMemberCode, memberType } = record
      const type = { oneMemberCode, oneMemberType, twoMemberCode, memberType }
      const form = {
        formInfo: {},
        formHash,
        joinMethod: '01',
        isRead: 'yes',
        status: '02',
      } as const
      await memberApplications.insert(tx, { ...type, ...form, mobile })
    }
    const answer = await whileChanging(server, { before }, () =>
      who.ask('updateUser', { ...profileOf(one), mobile }),
    )
    expect(answer).toMatchObject({ status: 409 })
  })
})

describe('an account that is closed while another call is under way', () => {
  test('gets nothing back from a profile', async () => {
    const one = await member()
    const { who, id } = one
    const answer = await whileChanging(server, { before: closing(id) }, () =>
      who.ask('updateUser', profileOf(one)),
    )
    expect(answer).toMatchObject(ENDED)
    expect(await columnsOf(id)).toMatchObject({ mobile: null, realName: '已注销用户' })
  })

  test('gets nothing back from staff', async () => {
    const { id } = await member()
    const fresh = await staffWith(server, 'accounts')
    const answer = await whileChanging(server, { before: closing(id) }, () =>
      fresh.ask('manageUser', { id, realName: '顾听溪' }),
    )
    expect(answer).toMatchObject({ status: 404 })
    expect(await columnsOf(id)).toMatchObject({ mobile: null, realName: '已注销用户' })
  })

  test('gets no application that was submitted before', async () => {
    const one = await member()
    const { who, id } = one
    const values = await valuesOf(one)
    const answer = await whileChanging(server, { before: closing(id) }, () =>
      who.ask('memberApply', applyInput('individual', values)),
    )
    expect(answer).toMatchObject(ENDED)
    const left = await server.parts.store.tx(DEMO, ({ db }) =>
      db.selectFrom('memberApplication').where('accountId', '=', id).select('id').execute(),
    )
    expect(left).toEqual([])
  })
})

describe('a login under way', () => {
  const WEBSITE = 'https://www.example.org/news'
  const ticketOf = async (who: Visitor) =>
    new URL((await who.call('issueTicket', { url: WEBSITE })).url).searchParams.get('userToken') ??
    ''

  const changes: [string, (id: string) => (tx: Tx) => Promise<unknown>][] = [
    [
      'a new password',
      (id) => async (tx) => {
        await set(id, { pwdHash: 'other' })(tx)
        await revoking(id)(tx)
      },
    ],
    [
      'the end of the account',
      (id) => async (tx) => {
        await set(id, { disabledAt: tx.now })(tx)
        await revoking(id)(tx)
      },
    ],
    ['another mobile', (id) => moving(id, freshMobile())],
    ['a closing', closing],
  ]

  test.each(changes)('by a ticket does not outlive %s', async (_what, change) => {
    const { who, id } = await member()
    const ticket = await ticketOf(who)
    const answer = await whileChanging(server, { before: change(id) }, () =>
      visitor(server).ask('ticketLogin', { ticket }),
    )
    expect(answer).toMatchObject({ status: 400, msg: '登录链接已失效，请重新登录' })
  })

  test.each<[string, (id: string) => (tx: Tx) => Promise<unknown>, number]>([
    ['whose number has moved', (id) => moving(id, freshMobile()), 400],
    ['that is switched off', (id) => (tx) => set(id, { disabledAt: tx.now })(tx), 403],
    ['that is closed', closing, 400],
  ])('by a code opens no session of an account %s', async (_what, change, status) => {
    const { who, id, mobile } = await member()
    server.advance(61_000)
    await who.call('sendLoginCode', { orgId: DEMO, mobile })
    const code = await lastCode(server, mobile)
    const answer = await whileChanging(server, { before: change(id) }, () =>
      visitor(server).ask('login', { orgId: DEMO, mobile, code }),
    )
    expect(answer).toMatchObject({ status })
  })

  test('is ended by whoever ends all logins', async () => {
    const { who, id } = await member()
    const other = visitor(server)
    const before = async (tx: Tx) => {
      const account = await lockAccount(tx, id)
      if (!account) throw new Error('the account is gone')
      other.token = (await openSession(tx, account, { ip: '10.9.9.9', userAgent: '' })).token
    }
    await whileChanging(server, { before }, () => who.call('logoutEverywhere', {}))
    expect(await other.ask('loginInfo', {})).toMatchObject(ENDED)
  })
})

describe('calls that meet in an account wait for each other, and none is refused for that', () => {
  const locking = (id: string) => (tx: Tx) => lockAccount(tx, id)

  test('a call of a session, and who ends it', async () => {
    const { who, id } = await member()
    server.advance(61_000)
    const answer = await whileChanging(server, { before: locking(id), after: revoking(id) }, () =>
      who.ask('loginInfo', {}),
    )
    expect(answer).toMatchObject({ status: 200 })
    expect(await who.ask('loginInfo', {})).toMatchObject(ENDED)
  })

  test('a login with a second factor, and who removes the factor', async () => {
    const { who, id } = await member()
    const { secret } = await who.call('secondFactorBegin', {})
    const code = () => new TOTP({ secret }).generate({ timestamp: server.now().getTime() })
    await who.call('secondFactorConfirm', { code: code() })
    server.advance(90_000)
    await who.call('loginInfo', {})
    const input = { userPwd: sentPassword('Secret-1'), code: code() }
    const after = ({ db }: Tx) =>
      db.selectFrom('secondFactor').where('accountId', '=', id).selectAll().forUpdate().execute()
    const answer = await whileChanging(server, { before: locking(id), after }, () =>
      who.ask('secondFactorOff', input),
    )
    expect(answer).toMatchObject({ status: 200 })
  })

  test('a proof of a card that adopts a record, and another mobile', async () => {
    const one = await member()
    const { who, id, mobile } = one
    const made = await who.call('memberApply', applyInput('individual', await valuesOf(one)))
    const record = (tx: Tx, accountId: string | null) =>
      tx.db.updateTable('memberApplication').set({ accountId }).where('id', '=', made.id).execute()
    await server.parts.store.tx(DEMO, (tx) => record(tx, null))
    server.advance(61_000)
    await who.call('sendValidCode', { orgId: DEMO, mobile })
    const validCode = await lastCode(server, mobile)
    const proof = { orgId: DEMO, mobile, validCode, cardTail: cardOf(mobile).slice(-4) }
    const after = (tx: Tx) => record(tx, id)
    const answer = await whileChanging(server, { before: locking(id), after }, () =>
      who.ask('proveMobile', proof),
    )
    expect(answer).toMatchObject({ status: 200 })
  })
})
