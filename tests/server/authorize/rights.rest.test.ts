import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput, OperationId } from '#contract/calls.ts'
import { type MemberStatus, RIGHTS, type Right } from '#contract/codes.ts'
import { callRights } from '#server/calls/apiDocument.ts'
import { memberApplications } from '#server/modules/records/repositories/memberApplications.ts'
import { individualValues } from '../support/applications.ts'
import { openApp, type TestApp } from '../support/openApp.ts'
import { staffWith } from '../support/staffWith.ts'
import { DEMO, type Visitor, visitor } from '../support/visitor.ts'
import { type Known, MINIMAL } from './minimalInputs.ts'
import { type People, peopleOf } from './people.ts'

/** What staff need for a call, every one of these; `audit` is either of the two. */
const NEEDED: { [Id in OperationId]?: (Right | 'audit')[] } = {
  auditPage: ['audit'],
  auditDecide: ['audit'],
  duesDeskPage: ['dues'],
  paymentDeeds: ['dues'],
  booksPreview: ['dues'],
  entryAdd: ['dues'],
  entryLine: ['dues'],
  entryBook: ['dues'],
  entryPage: ['dues'],
  entryRead: ['dues'],
  statementImport: ['dues'],
  statementPage: ['dues'],
  statementRead: ['dues'],
  statementSettle: ['dues'],
  statementCertain: ['dues'],
  statementQuery: ['dues'],
  booksClose: ['dues'],
  booksPage: ['dues'],
  booksRead: ['dues'],
  booksFile: ['dues'],
  offlineDecide: ['dues'],
  reconcileHandle: ['dues'],
  creditName: ['dues'],
  planEnd: ['dues'],
  deedUndo: ['dues'],
  refundDecide: ['dues'],
  refundQuery: ['dues'],
  reliefPage: ['dues'],
  reliefPreview: ['dues'],
  reliefAdd: ['dues'],
  reliefDecide: ['dues'],
  reliefExport: ['dues', 'export'],
  invoiceHandle: ['dues'],
  invoiceSend: ['dues'],
  invoiceQuery: ['dues'],
  duesExport: ['dues', 'export'],
  questionPage: ['dues'],
  questionAnswer: ['dues'],
  reminderPage: ['dues'],
  pausePage: ['dues'],
  remindersPause: ['dues'],
  remindersResume: ['dues'],
  logPage: ['accounts'],
  logExport: ['accounts', 'export'],
  retentionPlan: ['configure.site'],
  retentionPage: ['configure.site'],
  settings: ['configure.site'],
  changeSettings: ['publish'],
  changePage: ['configure'],
  changeOpen: ['configure'],
  changeRead: ['configure'],
  changeDocument: ['configure'],
  changeStep: ['configure'],
  changeAdditions: ['configure'],
  changeAdd: ['configure'],
  testFromRecord: ['audit', 'configure.forms'],
  changeRemove: ['configure'],
  changeUndo: ['configure'],
  changeRetire: ['configure'],
  changeSeat: ['configure'],
  changeRebase: ['configure'],
  changeProduct: ['configure'],
  changeReport: ['configure'],
  changeReady: ['configure'],
  changeReturn: ['configure'],
  changePublish: ['configure'],
  changeDiscard: ['configure'],
  versionPage: ['configure'],
  versionRead: ['configure'],
  versionCompare: ['configure'],
  versionRestore: ['configure'],
  versionRevert: ['configure'],
  versionBack: ['publish'],
  studioSearch: ['configure'],
  previewPages: ['configure'],
  previewForm: ['configure'],
  studioFieldUse: ['configure.forms'],
  studioMemberTypes: ['configure'],
  studioOverrides: ['configure'],
  userPage: ['accounts'],
  addUser: ['accounts'],
  manageUser: ['accounts'],
  addAdmin: ['accounts'],
  manageAdmin: ['accounts'],
  changeStatus: ['accounts'],
  changeRights: ['accounts'],
  staffPage: ['accounts'],
  inviteStaff: ['accounts'],
  resetSecondFactor: ['accounts'],
  resetUserPwd: ['accounts'],
  delUser: ['accounts'],
  importUsers: ['accounts'],
  exportUsers: ['accounts', 'export'],
  orgPage: ['accounts'],
  addOrg: ['accounts'],
  manageOrg: ['accounts'],
  delOrg: ['accounts'],
  subOrgUserPage: ['accounts'],
  expertPage: ['accounts'],
  addExpert: ['accounts'],
  manageExpert: ['accounts'],
  delExpert: ['accounts'],
}

/** The right that opens somebody else's record, and the call with which it is asked for here. */
const OTHERS: { [Id in OperationId]?: 'audit' | Right } = {
  memberDetail: 'audit',
  memberFormInfo: 'audit',
  memberPrint: 'audit',
  orDetail: 'audit',
  orFormInfo: 'audit',
  orPrint: 'audit',
  generateMemberCertificate: 'audit',
  generateOrgCertificate: 'audit',
  userDetail: 'accounts',
}

/** Holders: one for each right alone, one for each two rights that make a call possible together, one of none. */
const HOLDERS: Record<string, readonly Right[]> = {
  ...Object.fromEntries(RIGHTS.map((right) => [right, [right]])),
  'dues and export': ['dues', 'export'],
  'accounts and export': ['accounts', 'export'],
  'the first audit and configure.forms': ['audit.first', 'configure.forms'],
  'no right': [],
}

/** Groups are met by any of their rights, and `configure` holds all of its own. */
const meets = (held: readonly Right[], need: Right | 'audit') =>
  need === 'audit' || need === 'configure'
    ? held.some((right) => right.startsWith(need))
    : held.includes(need) || (need.startsWith('configure.') && held.includes('configure'))

let server: TestApp
let people: People
let known: Known
const holders: Record<string, Visitor> = {}

beforeAll(async () => {
  server = await openApp()
  people = await peopleOf(server)
  for (const [name, rights] of Object.entries(HOLDERS))
    holders[name] = await staffWith(server, ...rights)
  const { roles, ids } = people
  let sent = 0
  known = {
    individual: ids.individual,
    candidate: ids.candidate,
    accountId: (await roles.otherMember.call('loginInfo', {})).id,
    unitId: '',
    noticeId: '',
    form: await individualValues(server, visitor(server), '13944440001'),
    freshMobile: () => `1396666${String(1000 + sent++)}`,
  }
})
afterAll(() => server.close())

const ask = (who: Visitor | undefined, id: OperationId) =>
  (who as Visitor).ask(id, MINIMAL[id](known) as CallInput<OperationId>)

const NEEDING = Object.entries(NEEDED) as [OperationId, (Right | 'audit')[]][]
const OPENING = Object.entries(OTHERS) as [OperationId, Right | 'audit'][]

test('the contract names the rights of these calls, and of no other', () => {
  const named = [...callRights()].flatMap(([id, { needs }]) =>
    needs.length > 0 ? [[id, needs]] : [],
  )
  expect(Object.fromEntries(named)).toEqual(NEEDED)
})

describe.each(Object.entries(HOLDERS))('staff with %s', (name, held) => {
  test.each(NEEDING)('%s', async (id, needs) => {
    const { status, msg } = await ask(holders[name], id)
    if (needs.every((need) => meets(held, need))) expect(status).not.toBe(403)
    else {
      expect(status).toBe(403)
      expect(msg).toMatch(/^您没有“[^”]+”权限，请联系学会的账号管理员$/)
    }
  })

  test.each(OPENING)('%s of somebody else', async (id, need) => {
    const { status, data } = await ask(holders[name], id)
    if (meets(held, need)) expect(status).not.toBe(403)
    else expect({ status, data }).toEqual({ status: 403, data: null })
  })

  test('lists of everybody’s records hold somebody else’s for those alone who audit', async () => {
    const paged = { orgId: DEMO, current: 1, size: 200 }
    const who = holders[name] as Visitor
    const members = await who.call('memberQueryPage', { ...paged, oneMemberCode: '01' })
    const approvals = await who.call('memberApprovalPage', paged)
    const ors = await who.call('orApplyPage', paged)
    const others = [members, approvals, ors].map((page) => page.records.some((row) => !row.isOwn))
    expect(others).toEqual(others.map(() => meets(held, 'audit')))
    const orders = await who.call('duesOrderPage', paged)
    if (!meets(held, 'dues')) expect(orders.records).toEqual([])
  })

  test('the session says which', async () => {
    const { rights } = await (holders[name] as Visitor).call('loginInfo', {})
    expect(rights).toEqual(RIGHTS.filter((right) => meets(held, right)))
  })
})

test('members and units have no rights, whatever the contract calls them', async () => {
  for (const role of ['member', 'orgUser'] as const) {
    const { rights } = await people.roles[role].call('loginInfo', {})
    expect(rights).toBeUndefined()
  }
})

describe('each audit is a right of its own', () => {
  const AUDITS = [
    ['05', 'audit.first', 'audit.second', '复审', '06'],
    ['06', 'audit.second', 'audit.first', '初审', '99'],
  ] as const

  test.each(AUDITS)('of status %s', async (status, right, other, _name, next) => {
    const id = people.ids.individual
    await server.parts.store.tx(DEMO, async (tx) => {
      const record = await memberApplications.find(tx, id)
      return record && memberApplications.save(tx, record, { status: status as MemberStatus })
    })
    const input = { id, status, decision: 'approve', opinion: '' } as const
    expect(await holders[other]?.ask('auditDecide', input)).toMatchObject({ status: 403 })
    expect(await holders[right]?.call('auditDecide', input)).toEqual({ id, status: next })
  })
})

describe('rights are given by whoever holds accounts', () => {
  const changed = async (id: string, rights: Right[], seen: Right[] = []) =>
    (holders.accounts as Visitor).ask('changeRights', { id, rights, seen })

  test('to others, at once, while their login goes on', async () => {
    const who = await staffWith(server)
    const { id } = await who.call('loginInfo', {})
    const desk = { orgId: DEMO, current: 1, size: 10, tab: 'offline' } as const
    expect(await who.ask('duesDeskPage', desk)).toMatchObject({ status: 403 })
    expect(await changed(id, ['dues'])).toMatchObject({ data: true })
    expect(await who.ask('duesDeskPage', desk)).toMatchObject({ status: 200 })
    expect(await changed(id, [], ['dues'])).toMatchObject({ data: true })
    expect(await who.ask('duesDeskPage', desk)).toMatchObject({ status: 403 })
  })

  test('never to oneself', async () => {
    const { id } = await (holders.accounts as Visitor).call('loginInfo', {})
    expect(await changed(id, [...RIGHTS])).toMatchObject({
      status: 409,
      msg: '不能修改自己的权限',
    })
  })

  test('not to a member, and to nobody of another society', async () => {
    for (const role of ['member', 'elsewhere'] as const) {
      const { id } = await people.roles[role].call('loginInfo', {})
      expect(await changed(id, ['dues'])).toMatchObject({ status: 404 })
    }
  })
})
