import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput, OperationId } from '#contract/calls.ts'
import { findAccountByMobile } from '#server/base/repositories/accounts.ts'
import { MECH, type Visitor, visitor } from '../../../support/visitor.ts'
import { approvedMember, type DuesWorld, duesWorld, told } from '../support/duesWorld.ts'

const ROLES = [
  'anonymous',
  'proven',
  'owner',
  'otherMember',
  'orgUser',
  'otherUnit',
  'staff',
  'elsewhere',
] as const
type Role = (typeof ROLES)[number]
const KINDS = ['individual', 'group'] as const
type Kind = (typeof KINDS)[number]

let world: DuesWorld
let roles: Record<Role, Visitor>
/** Of a member of each kind: the record, a notice, an order. */
let ids: Record<Kind, { member: string; notice: string; order: string }>

const MOBILE = '13800000001'

beforeAll(async () => {
  world = await duesWorld()
  const { server } = world
  const who = () => visitor(server)
  roles = {
    anonymous: who(),
    proven: who(),
    owner: who(),
    otherMember: who(),
    orgUser: who(),
    otherUnit: who(),
    staff: who(),
    elsewhere: visitor(server, 'mech.localhost', MECH),
  }
  await roles.proven.prove('13944440009')
  await roles.owner.login(MOBILE, 'Member-2026')
  await roles.otherMember.login('13800000002', 'Member-2026')
  await roles.orgUser.login('unit01', 'Unit-2026')
  await roles.otherUnit.login('unit02', 'Unit-2026')
  await roles.staff.login('staff', 'Staff-2026')
  await roles.elsewhere.login('staff', 'Staff-2026')
  const unit = (await roles.orgUser.call('loginInfo', {})).orgId ?? null
  ids = {
    individual: await orderBy(roles.owner, { mobile: MOBILE }),
    group: await orderBy(roles.orgUser, {
      oneMemberCode: '02',
      oneMemberType: '102',
      memberType: '10201',
      mobile: null,
      orgUnitId: unit,
    }),
  }
  expect(await world.tx((tx) => findAccountByMobile(tx, MOBILE))).toBeDefined()
})
afterAll(() => world.server.close())

async function orderBy(who: Visitor, values: Parameters<typeof approvedMember>[1]) {
  const { id } = await world.tx((tx) => approvedMember(tx, values))
  const notice = await told(who, id)
  const paid = { id: notice.id, method: '0101', param: { device: '1' } } as const
  const { id: order } = await who.call('pay', paid)
  return { member: id, notice: notice.id, order }
}

/** By standing: nobody, a mobile that is not the record's, an account that is not the owner's, …. */
interface Rule {
  nobody: number
  proven: number
  loggedIn: number
  owner: number
  staff: number
  elsewhere: number
}
const OWN: Rule = {
  nobody: 401,
  proven: 403,
  loggedIn: 403,
  owner: 200,
  staff: 403,
  elsewhere: 404,
}
const READ: Rule = { ...OWN, staff: 200 }

const CALLS: [OperationId, Rule, (of: (typeof ids)[Kind]) => object][] = [
  ['orderNotice', OWN, ({ member }) => ({ id: member, year: '2026' })],
  ['pay', OWN, ({ notice }) => ({ id: notice, method: '0101', param: { device: '1' } })],
  ['duesOrder', READ, ({ order }) => ({ id: order })],
  [
    'payResult',
    { nobody: 200, proven: 200, loggedIn: 200, owner: 200, staff: 200, elsewhere: 404 },
    ({ order }) => ({ id: order }),
  ],
  ['orderQuestion', OWN, ({ order }) => ({ id: order, kind: 'dispute', text: '金额与通知不一致' })],
  ['orderCancel', OWN, ({ order }) => ({ id: order })],
  [
    'offlineDecide',
    { nobody: 401, proven: 401, loggedIn: 403, owner: 403, staff: 409, elsewhere: 404 },
    ({ order }) => ({ id: order, decision: 'approve' }),
  ],
]

const OWNERS: Record<Kind, Role> = { individual: 'owner', group: 'orgUser' }
const STANDING: Record<Role, keyof Rule> = {
  anonymous: 'nobody',
  proven: 'proven',
  owner: 'loggedIn',
  otherMember: 'loggedIn',
  orgUser: 'loggedIn',
  otherUnit: 'loggedIn',
  staff: 'staff',
  elsewhere: 'elsewhere',
}

/** Owners come last: cancelling ends the order. */
const BY_ROLE = (kind: Kind) =>
  [...ROLES].sort((left, right) => Number(left === OWNERS[kind]) - Number(right === OWNERS[kind]))

const CASES = CALLS.flatMap(([call, rule, input]) =>
  KINDS.flatMap((kind) =>
    BY_ROLE(kind).map((role) => ({
      call,
      kind,
      role,
      input,
      status: rule[OWNERS[kind] === role ? 'owner' : STANDING[role]],
    })),
  ),
)

test.each(CASES)('$call about a $kind member’s, $role: $status', async (one) => {
  const { call, kind, role, input, status } = one
  const answer = await roles[role].ask(call, input(ids[kind]) as CallInput<typeof call>)
  expect(answer.status).toBe(status)
  if (status !== 200) expect(answer.data).toBeNull()
})

describe('the list of orders', () => {
  const listed = async (role: Role, memberId?: string) => {
    const orgId =
      role === 'elsewhere' ? MECH : (await world.server.parts.configuration.byCode('demo'))?.orgId
    const input = { orgId: orgId ?? '', current: 1, size: 100, ...(memberId ? { memberId } : {}) }
    const { records } = await roles[role].call('duesOrderPage', input)
    return records.map(({ id }) => id)
  }

  test.each(ROLES)('%s', async (role) => {
    const found = await listed(role)
    const seen = KINDS.filter((kind) => found.includes(ids[kind].order))
    const own = KINDS.filter((kind) => OWNERS[kind] === role)
    expect(seen).toEqual(role === 'staff' ? [...KINDS] : own)
  })

  test('naming somebody else’s member finds nothing', async () => {
    expect(await listed('otherMember', ids.individual.member)).toEqual([])
    expect(await listed('owner', ids.individual.member)).toEqual([ids.individual.order])
  })
})

test('whoever made an order with a proven mobile may give it up with that proof', async () => {
  const { id, who } = await world.member()
  const notice = await told(who, id)
  const order = await who.call('pay', { id: notice.id, method: '0101', param: { device: '1' } })
  expect(await who.call('orderCancel', { id: order.id })).toBe(true)
  expect(await who.call('duesOrder', { id: order.id })).toMatchObject({ status: 'closed' })
})

test('what anybody may ask of an order says nothing about the member', async () => {
  const answer = await roles.anonymous.ask('payResult', { id: ids.group.order })
  expect(answer.data).toBeNull()
})
