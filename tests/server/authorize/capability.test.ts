import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '#contract/calls.ts'
import { AuditDecision, MemberStatus, OptionCode, OrgStatus } from '#contract/codes.ts'
import { auditedStatus } from '#domain/record/auditedStatus.ts'
import {
  allowedActions,
  type RecordAction,
  type RecordCategory,
} from '#domain/record/statusActions.ts'
import { memberApplications } from '#server/modules/records/repositories/memberApplications.ts'
import { orgApplications } from '#server/modules/records/repositories/orgApplications.ts'
import { openApp, type TestApp } from '../support/openApp.ts'
import { DEMO } from '../support/visitor.ts'
import { type People, peopleOf } from './people.ts'

let server: TestApp
let people: People
beforeAll(async () => {
  server = await openApp()
  people = await peopleOf(server)
})
afterAll(() => server.close())

/** The words of every refusal of this kind, whoever the page let press the button. */
const STALE = { status: 409, msg: '该申请的状态已变化，请刷新后再试', data: null }
const NOT_NOW = { status: 409, msg: '当前状态不能进行此操作', data: null }
const NOT_IN_AUDIT = { status: 409, msg: '该申请当前不在审核中，请刷新后再试', data: null }

const OPTIONS: Record<OptionCode, RecordAction> = {
  [OptionCode.Modify]: 'modify',
  [OptionCode.Upload]: 'upload',
  [OptionCode.Report]: 'report',
}
/** Allowed, these are asked for what they need: the record stays as it is. */
const NEEDS: Record<OptionCode, object> = {
  [OptionCode.Modify]: { status: 400, msg: '请填写申请表' },
  [OptionCode.Upload]: { status: 400, msg: '请上传附件' },
  [OptionCode.Report]: { status: 400, msg: '请上传附件' },
}

interface Category {
  statuses: readonly string[]
  calls: readonly ('memberStatus' | 'updateMemberStatus' | 'orStatus' | 'updateOrgStatus')[]
  certificate: 'generateMemberCertificate' | 'generateOrgCertificate'
  record: 'individual' | 'candidate'
  owner: 'applicant' | 'candidate'
}

const CATEGORIES: Record<RecordCategory, Category> = {
  member: {
    statuses: Object.values(MemberStatus),
    calls: ['memberStatus', 'updateMemberStatus'],
    certificate: 'generateMemberCertificate',
    record: 'individual',
    owner: 'applicant',
  },
  organisation: {
    statuses: Object.values(OrgStatus),
    calls: ['orStatus', 'updateOrgStatus'],
    certificate: 'generateOrgCertificate',
    record: 'candidate',
    owner: 'candidate',
  },
}
const names = Object.keys(CATEGORIES) as RecordCategory[]

/** What the audit desk would have made of the record. */
async function setStatus(category: RecordCategory, status: string): Promise<void> {
  const { individual, candidate } = people.ids
  await server.parts.store.tx(DEMO, async (tx) => {
    const member = category === 'member' && (await memberApplications.find(tx, individual))
    if (member) return memberApplications.save(tx, member, { status: status as MemberStatus })
    const or = await orgApplications.find(tx, candidate)
    return or && orgApplications.save(tx, or, { status: status as OrgStatus })
  })
}

async function statusOf(category: RecordCategory): Promise<string> {
  const { staff } = people.roles
  const id = people.ids[CATEGORIES[category].record]
  return (await staff.call(category === 'member' ? 'memberDetail' : 'orDetail', { id })).status
}

const STANDING = names.flatMap((category) =>
  CATEGORIES[category].statuses.map((status) => ({ category, status })),
)

describe.each(STANDING)('$category record of status $status', ({ category, status }) => {
  const { statuses, calls, certificate, record, owner } = CATEGORIES[category]
  const allowed = allowedActions(category, status)
  beforeAll(() => setStatus(category, status))

  const asked = calls.flatMap((call, alias) =>
    (alias === 0 ? statuses : [status]).flatMap((claimed) =>
      Object.values(OptionCode).map((optionCode) => ({ call, claimed, optionCode })),
    ),
  )
  test.each(asked)('$call says $claimed and asks for $optionCode', async (one) => {
    const { call, claimed, optionCode } = one
    const input = { id: people.ids[record], status: claimed, optionCode }
    const answer = await people.roles[owner].ask(call, input as CallInput<typeof call>)
    const may = allowed.includes(OPTIONS[optionCode])
    expect(answer).toMatchObject(claimed !== status ? STALE : may ? NEEDS[optionCode] : NOT_NOW)
  })

  test.each(allowed.includes('certificate') ? [] : [certificate])('%s is refused', async (call) => {
    const input = { id: people.ids[record] }
    expect(await people.roles[owner].ask(call, input)).toMatchObject(NOT_NOW)
  })

  /** The record's own status, and those that would allow the decision if they were the record's. */
  const refused = Object.values(AuditDecision).flatMap((decision) =>
    statuses
      .filter((claimed) => (claimed === status) !== !!auditedStatus(category, claimed, decision))
      .map((claimed) => ({ decision, claimed })),
  )
  test.each(refused)('$decision of a record said to be $claimed', async ({ decision, claimed }) => {
    const input = { id: people.ids[record], status: claimed, decision, opinion: '经核对材料' }
    const answer = await people.roles.staff.ask('auditDecide', input as CallInput<'auditDecide'>)
    expect(answer).toMatchObject(claimed === status ? NOT_IN_AUDIT : STALE)
  })

  test('is as before after all of it', async () => {
    expect(await statusOf(category)).toBe(status)
  })
})

test.each(['', '04', '1', '99 ', '01,99', '__proto__'])(
  'a status nobody knows: %j',
  async (status) => {
    const input = { id: people.ids.individual, status, optionCode: '01' }
    const { applicant, staff } = people.roles
    const changed = await applicant.ask('memberStatus', input as CallInput<'memberStatus'>)
    const decided = { ...input, decision: 'approve', opinion: '' }
    const audited = await staff.ask('auditDecide', { ...decided, optionCode: undefined } as never)
    expect([changed.status, audited.status]).toEqual([400, 400])
  },
)

test('a member’s application knows no refusal for good', async () => {
  const input = { id: people.ids.individual, status: '96', optionCode: '01' }
  const { applicant } = people.roles
  const answer = await applicant.ask('memberStatus', input as unknown as CallInput<'memberStatus'>)
  expect(answer.status).toBe(400)
})
