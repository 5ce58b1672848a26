import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput, OperationId } from '#contract/calls.ts'
import { openApp, type TestApp } from '../support/openApp.ts'
import { DEMO, MECH } from '../support/visitor.ts'
import { OWNERS, type People, peopleOf, type RecordKind, ROLES, type Role } from './people.ts'
import { expectedStatus, RECORD_CALLS, type RecordCall } from './rules.ts'

let server: TestApp
let people: People

beforeAll(async () => {
  server = await openApp()
  people = await peopleOf(server)
})
afterAll(() => server.close())

const ask = <Id extends OperationId>(role: Role, id: Id, input: object) =>
  people.roles[role].ask(id, input as CallInput<Id>)

const calls = Object.entries(RECORD_CALLS) as [keyof typeof RECORD_CALLS, RecordCall][]
const CASES = calls.flatMap(([id, { kinds, rule, more }]) =>
  kinds.flatMap((kind) =>
    ROLES.map((role) => ({ id, kind, role, more, status: expectedStatus(rule, role, kind) })),
  ),
)

test.each(CASES)('$id, $kind record, $role: $status', async ({ id, kind, role, more, status }) => {
  const answer = await ask(role, id, { id: people.ids[kind], ...more })
  expect(answer.status).toBe(status)
  if (status !== 200) expect(answer.data).toBeNull()
})

describe('a record is found by the calls of its own kind alone', () => {
  const foreign = calls.flatMap(([id, { kinds, more }]) =>
    (Object.keys(OWNERS) as RecordKind[])
      .filter((kind) => !kinds.includes(kind))
      .map((kind) => ({ id, kind, more })),
  )
  test.each(foreign)('$id, $kind record: 404', async ({ id, kind, more }) => {
    const answer = await ask('staff', id, { id: people.ids[kind], ...more })
    expect(answer).toMatchObject({ status: 404, data: null })
  })
})

test('open answers hold no full mobile, the owner’s does', async () => {
  const { roles, ids } = people
  const open = await roles.anonymous.call('memberInfo', { id: ids.individual })
  expect(open).toMatchObject({ maskMobile: '139****0001' })
  expect(JSON.stringify(open)).not.toContain('13944440001')
  const own = await roles.applicant.call('memberInfo', { id: ids.individual })
  expect(own.mobile).toBe('13944440001')
})

test.each(['individual', 'candidate', 'position'] as const)(
  'the history of a record names people in full to whoever may read it only: %s',
  async (kind) => {
    const { roles, ids } = people
    const namesFor = async (role: Role) =>
      (await roles[role].call('auditHistory', { id: ids[kind] })).map(({ realName }) => realName)
    const names = await namesFor('staff')
    expect(names.join()).toMatch(/\p{Script=Han}{2}/u)
    for (const owner of OWNERS[kind]) expect(await namesFor(owner)).toEqual(names)
    const masked = names.map((name) => name.slice(0, 1) + '*'.repeat(name.length - 1))
    expect(await namesFor('anonymous')).toEqual(masked)
    expect(await namesFor('orgUser')).toEqual(masked)
  },
)

/** Lists that name no record: without a keyword everybody finds the own records, staff everybody's. */
const LISTS = [
  ['memberApprovalPage', {}, ['individual', 'group']],
  ['memberQueryPage', { oneMemberCode: '01' }, ['individual']],
  ['memberQueryPage', { oneMemberCode: '02' }, ['group']],
  ['orApplyPage', {}, ['candidate', 'position']],
] as const satisfies [OperationId, object, RecordKind[]][]

describe.each(LISTS)('%s %j', (call, more, kinds) => {
  test.each(ROLES)('%s', async (role) => {
    const { ids } = people
    const orgId = role === 'elsewhere' ? MECH : DEMO
    const answer = await ask(role, call, { orgId, current: 1, size: 200, ...more })
    const found = (answer.data as { records: { id: string }[] }).records.map(({ id }) => id)
    for (const kind of kinds) {
      const isOwn = OWNERS[kind].includes(role)
      expect(found.includes(ids[kind])).toBe(isOwn || role === 'staff')
    }
  })
})

test.each(ROLES)('the audit desk is for staff, %s', async (role) => {
  const { status } = await ask(role, 'auditPage', { kind: 'member', current: 1, size: 10 })
  const isStaff = role === 'staff' || role === 'elsewhere'
  const { token } = people.roles[role]
  expect(status).toBe(isStaff ? 200 : token ? 403 : 401)
})

test('whoever is no auditor learns neither whether a record exists nor what a decision needs', async () => {
  const input = { id: 'AAAAAAAAAAAAAAAA', status: '05', decision: 'return', opinion: '' }
  expect(await ask('otherMember', 'auditDecide', input)).toMatchObject({ status: 403 })
  expect(await ask('staff', 'auditDecide', input)).toMatchObject({ status: 400 })
})
