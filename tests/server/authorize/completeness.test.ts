import { expect, test } from 'vitest'
import type { OperationId } from '#contract/calls.ts'
import { namedIds } from './namedIds.ts'
import { RECORD_CALLS } from './rules.ts'

/** Names that mean the same in every call. */
const EVERYWHERE: Record<string, string> = {
  orgId: 'the site’s organisation: another one is refused (isolation.test.ts)',
  oneMemberType: 'a kind of the configuration, the same for everybody',
  memberType: 'a kind of the configuration, the same for everybody',
  oneOrType: 'a kind of the configuration, the same for everybody',
  twoOrType: 'a kind of the configuration, the same for everybody',
}

const GRANT = 'must be what the browser’s grant says (organisation/recommendation.test.ts)'
const ORDER = 'a notice or an order, by the member it is about (dues/ownership.test.ts)'
const STAFF = 'staff alone, inside their society (dues/desk.test.ts)'
const MANAGED = 'staff alone, inside their society (users/users.test.ts)'
const UNIT = 'staff alone, inside their society (units/units.test.ts)'
const EXPERT = 'staff alone, inside their society (users/experts.test.ts)'
const CHANGE = 'staff who configure, inside their society (changes/changes.test.ts)'
const OWN_ACCOUNT = 'one’s own account (accounts.test.ts)'

/** What else a call points at, and why that needs no row of the matrix. */
const OTHERWISE: { [Id in OperationId]?: Record<string, string> } = {
  page: { id: 'a page document, no record' },
  galleryForm: { id: 'a fixture form, no record' },
  formConfig: { objId: 'member type or candidate kind, no record' },
  noticeDetail: { id: 'notices are published' },
  meetingDetailOpen: { id: 'meetings are published' },
  meetingDetail: { id: 'for every account of the site (meeting/meeting.test.ts)' },
  orgInfo: { id: 'name and area of a unit are public; limited (accounts/oracles.test.ts)' },
  userOtherConfig: { id: 'the site’s organisation: another one is refused (isolation.test.ts)' },
  orgNameList: { notId: 'leaves one out of a public list' },
  approvalList: { subOrgId: 'sub-organisations are published' },
  userList: { approvalId: 'leaders of a term are published (organisation/leadership.test.ts)' },
  certificateState: {
    code: 'printed for whoever is shown the certificate; limited (oracles.test.ts)',
  },
  validateRecommend: { recommendCode: 'the secret itself; limited (oracles.test.ts)' },
  orApply: {
    approvalId: GRANT,
    objId: GRANT,
    objCodeId: GRANT,
    subOrgId: GRANT,
    memberId: 'never read: the candidate’s membership is looked up',
  },
  ticketLogin: { ticket: 'the secret itself, used once (tickets/tickets.test.ts)' },
  setPassword: { ticket: 'the secret itself, used once (accounts/setPassword.test.ts)' },
  wxOpenId: { code: 'WeChat’s secret, redeemed there (wechat/wechat.test.ts)' },
  pay: { id: ORDER },
  payResult: { id: ORDER },
  orderCancel: { id: ORDER },
  duesOrder: { id: ORDER },
  duesOrderPage: { memberId: 'narrows the list of one’s own orders (dues/ownership.test.ts)' },
  offlineDecide: { id: ORDER },
  orderReceipt: { id: ORDER },
  orderQuestion: { id: ORDER },
  questionAnswer: { id: STAFF },
  remindersPause: { id: STAFF },
  remindersResume: { id: STAFF },
  reconcileHandle: { id: STAFF },
  creditName: { id: STAFF },
  planEnd: { id: STAFF },
  deedUndo: { id: STAFF },
  refundDecide: { id: STAFF },
  refundQuery: { id: STAFF },
  reliefDecide: { id: STAFF },
  paymentDeeds: { id: STAFF },
  entryLine: {
    id: STAFF,
    memberId: 'a member of the society, looked up there (dues/desk/entries)',
  },
  entryBook: { id: STAFF },
  entryRead: { id: STAFF },
  entryAdd: { statementId: STAFF },
  statementRead: { id: STAFF },
  statementSettle: { id: STAFF, orderId: 'one of the line’s guesses' },
  statementCertain: { id: STAFF },
  statementQuery: { id: STAFF },
  booksRead: { id: STAFF },
  booksFile: { id: STAFF },
  invoiceHandle: { id: STAFF },
  invoiceSend: { id: STAFF },
  invoiceQuery: { id: STAFF },
  addUser: { orgUnitId: MANAGED },
  manageUser: { id: MANAGED },
  manageAdmin: { id: MANAGED },
  changeStatus: { id: MANAGED },
  changeRights: { id: 'whoever holds accounts, inside their society (rights.rest.test.ts)' },
  resetSecondFactor: { id: 'staff of the society alone (accounts/secondFactor.test.ts)' },
  resetUserPwd: { id: MANAGED },
  delUser: { id: MANAGED },
  changeRead: { id: CHANGE },
  changeDocument: { id: CHANGE },
  changeStep: { id: CHANGE, stepId: 'the caller’s own, so that a step sent again is done once' },
  changeAdditions: { id: CHANGE },
  changeAdd: { id: CHANGE },
  changeRemove: { id: CHANGE },
  changeUndo: { id: CHANGE },
  changeRetire: { id: CHANGE },
  changeSeat: { id: CHANGE },
  changeRebase: { id: CHANGE },
  changeProduct: { id: CHANGE },
  changeReport: { id: CHANGE },
  changeReady: { id: CHANGE },
  changeReturn: { id: CHANGE },
  changePublish: { id: CHANGE },
  changeDiscard: { id: CHANGE },
  studioSearch: { id: CHANGE },
  previewPages: { id: CHANGE },
  endSession: { id: 'a login of one’s own account (accounts/sessions.test.ts)' },
  manageOrg: { id: UNIT },
  delOrg: { id: UNIT },
  manageExpert: { id: EXPERT },
  delExpert: { id: EXPERT },
  subOrgUserPage: { subOrgId: 'sub-organisations are published' },
  userDetail: { userId: OWN_ACCOUNT },
  updateUser: {
    userId: OWN_ACCOUNT,
    orgId: 'a unit; one’s own choice (accounts/updateUser.test.ts)',
  },
  validMobile: { userId: OWN_ACCOUNT },
  validCardNo: { userId: OWN_ACCOUNT },
  validUserName: { userId: OWN_ACCOUNT },
}

const POINTS = [...namedIds()].flatMap(([id, names]) => names.map((name) => ({ id, name })))

test.each(POINTS)('who may name a $name in $id is said', ({ id, name }) => {
  const inMatrix = name === 'id' && Object.hasOwn(RECORD_CALLS, id)
  const reason = OTHERWISE[id]?.[name] ?? EVERYWHERE[name]
  expect(inMatrix || reason !== undefined).toBe(true)
})

test('nothing is said of what no call names', () => {
  const named = new Set(POINTS.map(({ id, name }) => `${id}.${name}`))
  const said = Object.entries(OTHERWISE).flatMap(([id, names]) =>
    Object.keys(names).map((name) => `${id}.${name}`),
  )
  const matrix = Object.keys(RECORD_CALLS).map((id) => `${id}.id`)
  expect([...said, ...matrix].filter((point) => !named.has(point))).toEqual([])
})
