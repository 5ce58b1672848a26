import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '#contract/calls.ts'
import { openApp, type TestApp } from '../support/openApp.ts'
import { MECH, type Visitor, visitor } from '../support/visitor.ts'

const ROLES = ['anonymous', 'proven', 'owner', 'other', 'orgUser', 'staff', 'elsewhere'] as const
type Role = (typeof ROLES)[number]

const MOBILE = '13800000001'
const CARD = '990101199105200124'

let server: TestApp
let roles: Record<Role, Visitor>
/** The account of `owner`. */
let userId: string

beforeAll(async () => {
  server = await openApp()
  const who = () => visitor(server)
  const elsewhere = visitor(server, 'mech.localhost', MECH)
  roles = {
    anonymous: who(),
    proven: who(),
    owner: who(),
    other: who(),
    orgUser: who(),
    staff: who(),
    elsewhere,
  }
  await roles.proven.prove(MOBILE)
  await roles.owner.login(MOBILE, 'Member-2026')
  await roles.other.login('13800000002', 'Member-2026')
  await roles.orgUser.login('unit01', 'Unit-2026')
  await roles.staff.login('staff', 'Staff-2026')
  await elsewhere.login('staff', 'Staff-2026')
  userId = (await roles.owner.call('loginInfo', {})).id
})
afterAll(() => server.close())

type Row = Record<Role, number>

/** A proven mobile is no login; staff of another society find no such account. */
const READ: Row = {
  anonymous: 401,
  proven: 401,
  owner: 200,
  other: 403,
  orgUser: 403,
  staff: 200,
  elsewhere: 404,
}
const CHANGE: Row = { ...READ, staff: 403, elsewhere: 403 }
/** The number is somebody's in this society; another society does not know it, whosever it is said to be. */
const ASK: Row = { ...READ, elsewhere: 200 }

type Named = 'userDetail' | 'updateUser' | 'validMobile' | 'validCardNo' | 'validUserName'

const profile = {
  realName: '林见微',
  sex: '2',
  mobile: MOBILE,
  cardType: '01',
  cardNo: CARD,
  areaCode: ['110000', '110100', '110108'],
  orgName: '璟川大学',
}

const ROWS: Record<Named, [more: object, row: Row]> = {
  userDetail: [{}, READ],
  updateUser: [profile, CHANGE],
  validMobile: [{ mobile: MOBILE }, ASK],
  validCardNo: [{ cardNo: CARD }, ASK],
  validUserName: [{ userName: 'unit01' }, ASK],
}

describe.each(Object.entries(ROWS) as [Named, [object, Row]][])('%s', (call, [more, row]) => {
  test.each(ROLES)('%s', async (role) => {
    const answer = await roles[role].ask(call, { userId, ...more } as CallInput<Named>)
    expect(answer.status).toBe(row[role])
    if (answer.status !== 200) expect(answer.data).toBeNull()
  })
})

test('one’s own number is free for oneself, whether the account is named or not', async () => {
  const { owner, other } = roles
  expect(await owner.call('validMobile', { mobile: MOBILE, userId })).toBe(true)
  expect(await owner.call('validMobile', { mobile: MOBILE })).toBe(true)
  expect(await other.call('validMobile', { mobile: MOBILE })).toBe(false)
})
