import type { CallInput, OperationId } from '#contract/calls.ts'
import { sentPassword } from '#server/seed/seedPeople.ts'
import { AGREED } from '../accounts/registration.ts'
import { applyInput } from '../support/applications.ts'
import { DEMO } from '../support/visitor.ts'

/** Records of the demonstration that a stranger might ask about. */
export interface Known {
  individual: string
  candidate: string
  accountId: string
  unitId: string
  noticeId: string
  /** A right form of an individual whose mobile is proven at another society alone. */
  form: object
  /** A mobile nobody was sent a code to yet. */
  freshMobile(): string
}

type Inputs = { [Id in OperationId]: (known: Known) => CallInput<Id> }

const nothing = () => ({})
const orgId = () => ({ orgId: DEMO })
const ofFunction = () => ({ orgId: DEMO, functionCode: '0201' as const })
const paged = { orgId: DEMO, current: 1, size: 10 }
const individual = ({ individual: id }: Known) => ({ id })
const candidate = ({ candidate: id }: Known) => ({ id })
const sent = ({ freshMobile }: Known) => ({ orgId: DEMO, mobile: freshMobile() })
const report = { status: '03', optionCode: '03' } as const
const ownPage = () => ({ url: 'http://localhost/' })
/** Whose notices and orders are whose: dues/ownership.test.ts. */
const noOrder = { id: 'AAAAAAAAAAAAAAAAAAAAAA' }
/** Whose change sets are whose: changes/rights.test.ts. */
const noChange = { id: 'AAAAAAAAAAAAAAAAAAAAAA' }
/** A file that whoever configures anything may change. */
const inChange = { ...noChange, path: 'assets/none.png' }
const guess = { validCode: '000000', userPwd: sentPassword('Guess-2026') }

const unit = {
  orgName: '无名研究院',
  areaCode: '110108',
  linkMan: '顾闻溪',
  linkPhone: '13800000000',
}

/** The least every call of the contract takes at the demonstration's site, about its records. */
export const MINIMAL: Inputs = {
  site: nothing,
  page: () => ({ id: 'module/0202/query' }),
  galleryForms: nothing,
  galleryForm: () => ({ id: 'engine/basic' }),
  time: nothing,
  rsaKey: nothing,
  uploadToken: () => ({ purpose: 'enclosure', name: '扫描件.png' }),
  fileAddress: () => ({ url: '/sandbox/storage/portal/demo/upload/202611/none.png' }),
  dictionaryCache: nothing,
  orgDictionaryCache: orgId,
  domainName: nothing,
  moDomainName: nothing,
  auditHistory: individual,
  formConfig: () => ({ ...ofFunction(), objId: '101,10101' }),
  statusList: ofFunction,
  functionOtherConfig: ofFunction,
  feeStandard: () => ({ orgId: DEMO, memberType: '10101' }),
  memberJoinPage: () => ({ ...paged, oneMemberCode: '01', keyword: '沈砚秋' }),
  noticePage: () => paged,
  noticeDetail: ({ noticeId: id }) => ({ id }),
  memberApply: ({ form }) => applyInput('individual', form),
  memberStatus: (known) => ({ ...individual(known), ...report }),
  updateMemberStatus: (known) => ({ ...individual(known), ...report }),
  memberFormInfo: individual,
  memberDetail: individual,
  memberPrint: individual,
  webSite: orgId,
  otherConfig: orgId,
  memberConfigList: orgId,
  memberInfo: individual,
  memberQueryPage: () => ({ ...paged, oneMemberCode: '01' }),
  memberApprovalPage: () => paged,
  pcMemberNotice: orgId,
  mobileMemberNotice: orgId,
  login: () => ({ orgId: DEMO, userName: 'nobody', userPwd: guess.userPwd }),
  logout: nothing,
  logoutPost: nothing,
  loginInfo: nothing,
  issueTicket: ownPage,
  ticketLogin: () => ({ ticket: 'AAAAAAAAAAAAAAAAAAAAAA' }),
  setPassword: () => ({ ticket: 'AAAAAAAAAAAAAAAAAAAAAA', userPwd: guess.userPwd }),
  wxAuthorize: () => ({ ...ownPage(), state: 'AAAAAAAAAAAAAAAA' }),
  wxOpenId: () => ({ code: 'AAAAAAAAAAAAAAAA' }),
  wxSignature: ownPage,
  meetingDetailOpen: () => ({ id: '9c2e41b7f05d8a63' }),
  meetingDetail: () => ({ id: '9c2e41b7f05d8a63' }),
  userDetail: ({ accountId: userId }) => ({ userId }),
  validMobile: () => ({ mobile: '13800000001' }),
  validCardNo: () => ({ cardNo: '990101199105200124' }),
  validOrgName: () => ({ areaCode: '440305', orgName: '临澜数据技术有限公司' }),
  validCode: ({ freshMobile }) => ({ mobile: freshMobile(), validCode: guess.validCode }),
  validMobileRegistered: () => ({ mobile: '13800000001' }),
  sendRegisterCode: sent,
  sendValidCode: sent,
  sendLoginCode: sent,
  proveIdentity: () => ({ userPwd: guess.userPwd }),
  proveMobile: (known) => ({ ...sent(known), validCode: guess.validCode }),
  register: (known) => ({
    ...sent(known),
    ...guess,
    areaCode: '110108',
    realName: '顾闻溪',
    agreed: AGREED,
  }),
  userAgreement: orgId,
  orgNameList: nothing,
  privacyAgreement: orgId,
  userOtherConfig: () => ({ id: DEMO }),
  orgInfo: ({ unitId: id }) => ({ id }),
  validUserPwd: () => ({ userPwd: guess.userPwd }),
  validUserName: () => ({ userName: 'unit01' }),
  updateUser: ({ accountId: userId }) => ({
    userId,
    realName: '林见微',
    sex: '2',
    mobile: '13800000001',
    cardType: '01',
    cardNo: '990101199105200124',
    areaCode: ['110000', '110100', '110108'],
    orgName: '璟川大学',
  }),
  orgRegister: (known) => ({
    ...sent(known),
    ...guess,
    areaCode: '110108',
    orgName: '无名研究院',
    linkMan: '顾闻溪',
    linkPhone: '13800000000',
    orgType: '04',
    agreed: AGREED,
  }),
  findPwd: (known) => ({ ...sent(known), ...guess }),
  sendFindPwdCode: sent,
  validateRecommend: () => ({ type: '01', recommendCode: 'NOBODY' }),
  orApply: () => ({
    orgId: DEMO,
    oneOrType: '01',
    approvalId: 'demo-716269-6',
    objId: 'AAAAAAAAAAAAAAAA',
    formInfo: '{}',
    optionCode: '01',
    status: '01',
  }),
  orgApply: () => ({ orgId: DEMO, formInfo: '{}' }),
  orApplyPage: () => paged,
  orDetail: candidate,
  orFormInfo: candidate,
  orPrint: candidate,
  orStatus: (known) => ({ ...candidate(known), ...report }),
  updateOrgStatus: (known) => ({ ...candidate(known), ...report }),
  subOrgList: orgId,
  approvalList: orgId,
  userList: () => ({ approvalId: 'demo-6ae6aa-5', status: '99' }),
  auditPage: () => ({ kind: 'member', current: 1, size: 10 }),
  auditDecide: (known) => ({
    ...individual(known),
    status: '05',
    decision: 'approve',
    opinion: '',
  }),
  generateMemberCertificate: individual,
  generateOrgCertificate: candidate,
  certificateState: () => ({ code: 'AAAAAAAAAAAAAAAAAAAAAA' }),
  payPeriod: () => ({ orgId: DEMO, memberType: '10101' }),
  payConfigSwitch: orgId,
  invoiceConfig: orgId,
  orderNotice: (known) => ({ ...individual(known), year: '2026' }),
  pay: () => ({ ...noOrder, method: '03', payInfo: {} }),
  payResult: () => noOrder,
  orderCancel: () => noOrder,
  duesOrder: () => noOrder,
  duesOrderPage: () => paged,
  offlineDecide: () => ({ ...noOrder, decision: 'approve' }),
  orderReceipt: () => noOrder,
  myApplicationPage: () => paged,
  duesDeskPage: () => ({ ...paged, tab: 'offline' }),
  reconcileHandle: (known) => ({ ...individual(known), remedy: 'refund', note: '已原路退回' }),
  userPage: () => paged,
  settings: () => ({ kind: 'menu' }),
  changeSettings: () => ({ kind: 'menu' }),
  addUser: ({ freshMobile }) => ({ realName: '顾闻溪', mobile: freshMobile() }),
  manageUser: (known) => ({ id: known.accountId, realName: '林见微', mobile: '13800000001' }),
  addAdmin: ({ freshMobile }) => ({ realName: '顾闻溪', mobile: freshMobile() }),
  manageAdmin: (known) => ({ id: known.accountId, realName: '林见微', mobile: '13800000001' }),
  loginSessions: () => ({}),
  secondFactor: () => ({}),
  secondFactorBegin: () => ({}),
  secondFactorConfirm: () => ({ code: '000000' }),
  secondFactorCodes: () => ({ userPwd: guess.userPwd, code: '000000' }),
  secondFactorOff: () => ({ userPwd: guess.userPwd, code: '000000' }),
  resetSecondFactor: ({ accountId: id }) => ({ id }),
  endSession: () => noOrder,
  logoutEverywhere: () => ({}),
  updUserPwd: () => ({ oldPwd: guess.userPwd, userPwd: guess.userPwd }),
  changeStatus: ({ accountId: id }) => ({ id, status: '1' }),
  changeRights: ({ accountId: id }) => ({ id, rights: [], seen: [] }),
  staffPage: () => paged,
  inviteStaff: ({ freshMobile }) => ({
    realName: '顾闻溪',
    mobile: freshMobile(),
    rights: ['dues'],
  }),
  staffLink: ({ accountId: id }) => ({ id }),
  resetUserPwd: ({ accountId: id }) => ({ id }),
  delUser: ({ accountId: id }) => ({ id }),
  importUsers: () => ({ content: '姓名,手机号码' }),
  exportUsers: () => ({ format: 'csv' }),
  orgPage: () => paged,
  addOrg: () => unit,
  manageOrg: () => ({ ...noOrder, ...unit }),
  delOrg: () => noOrder,
  expertPage: () => paged,
  addExpert: ({ freshMobile }) => ({ mobile: freshMobile(), expertise: '因果推断' }),
  manageExpert: () => ({ ...noOrder, expertise: '因果推断' }),
  delExpert: () => noOrder,
  subOrgUserPage: () => ({ ...paged, subOrgId: '6ae6aa4f28b21d30' }),
  invoiceHandle: (known) => ({ ...individual(known), decision: 'return', opinion: '抬头有误' }),
  duesExport: () => ({ tab: 'payment', format: 'csv' }),
  closingEffects: nothing,
  closeAccount: () => ({ confirm: '取消' }),
  ownData: () => ({ format: 'json' }),
  logPage: () => paged,
  retentionPlan: nothing,
  retentionPage: () => paged,
  logExport: () => ({ format: 'csv' }),
  changePage: () => ({ current: 1, size: 10 }),
  changeOpen: () => ({ title: '2027 年会费' }),
  changeRead: () => noChange,
  changeDocument: () => inChange,
  changeStep: () => ({ ...inChange, stepId: 'AAAA', rev: 0, edits: '[]' }),
  changeUndo: () => noChange,
  changeSeat: () => inChange,
  changeRebase: () => noChange,
  changeReport: () => noChange,
  changeReady: () => ({ ...noChange, note: '按决议调整' }),
  changeReturn: () => noChange,
  changePublish: () => ({ ...noChange, live: 1, note: '按决议调整' }),
  changeDiscard: () => noChange,
  versionPage: () => ({ current: 1, size: 10 }),
  versionRead: () => ({ version: 1 }),
  versionCompare: () => ({ from: 1, to: 1 }),
  versionRestore: () => ({ version: 1 }),
  versionBack: () => ({ live: 1 }),
  studioSearch: () => ({ keyword: '会费' }),
}
