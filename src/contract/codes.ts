/** Names of the wire's codes, in one place. Everywhere else a code is used by its name. */

export const SUCCESS_CODE = '00000'

/** oneMemberCode: the category a member belongs to (specification, section 9). */
export const MemberCategory = { Individual: '01', Group: '02' } as const
export type MemberCategory = (typeof MemberCategory)[keyof typeof MemberCategory]

/** Login user's userType; '2' is the specification's, the others are ours. */
export const UserType = {
  Individual: '1',
  Organisation: '2',
  Staff: '9',
} as const
export type UserType = (typeof UserType)[keyof typeof UserType]

/** oneSubOrgType (SUB_ORG_TYPE) of the bodies that lead a society as a whole; all others are its branches. */
export const LEADING_BODY = '00'

/**
 * The rights of staff (decisions 0229, 0282, 0392); the names of schemas/api.json, `Right`. `configure` holds those below it;
 * `notices` publishes notices and meetings alone.
 */
export const Right = {
  AuditFirst: 'audit.first',
  AuditSecond: 'audit.second',
  Dues: 'dues',
  Configure: 'configure',
  ConfigureForms: 'configure.forms',
  ConfigureFees: 'configure.fees',
  ConfigureTexts: 'configure.texts',
  ConfigureSite: 'configure.site',
  ConfigurePages: 'configure.pages',
  ConfigureProviders: 'configure.providers',
  Publish: 'publish',
  Notices: 'notices',
  Accounts: 'accounts',
  Export: 'export',
} as const
export type Right = (typeof Right)[keyof typeof Right]

/** Every right; held by the person who sets a society up. Marked pure, so that no browser loads it unused. */
export const RIGHTS: readonly Right[] = /* @__PURE__ */ Object.values(Right)

/** The operation of a PUT status call (specification, section 4). */
export const OptionCode = { Modify: '01', Upload: '02', Report: '03' } as const
export type OptionCode = (typeof OptionCode)[keyof typeof OptionCode]

/** Status of a member application; the meaning is fixed in the design, section 5. */
export const MemberStatus = {
  Submitted: '01',
  AwaitingUpload: '02',
  Uploaded: '03',
  FirstAudit: '05',
  SecondAudit: '06',
  Returned: '97',
  Approved: '99',
} as const
export type MemberStatus = (typeof MemberStatus)[keyof typeof MemberStatus]

/** Status of an organisation application or recommendation. */
export const OrgStatus = {
  Submitted: '01',
  AwaitingUpload: '02',
  Uploaded: '03',
  FirstAudit: '05',
  SecondAudit: '06',
  Returned: '96',
  Refused: '97',
  Approved: '99',
} as const
export type OrgStatus = (typeof OrgStatus)[keyof typeof OrgStatus]

/** Step types of a member type's process, in the order the organisation configured. */
export const StepType = {
  Read: '01',
  Write: '02',
  Upload: '03',
  Wait: '04',
  Dues: '05',
  Success: '06',
} as const
export type StepType = (typeof StepType)[keyof typeof StepType]

/** Module types: which screen a tile opens. Not the same namespace as FunctionCode. */
export const ModuleType = {
  ExternalLink: '01',
  Join: '0201',
  StatusQuery: '0202',
  Directory: '0203',
  OrgRecommendation: '0204',
  CommitteeRecommendation: '0205',
  OrgList: '0206',
  OrgApplication: '0207',
} as const
export type ModuleType = (typeof ModuleType)[keyof typeof ModuleType]

/** functionCode: the form or configuration that a call requests. */
export const FunctionCode = {
  Join: '0201',
  Member: '0301',
  Org: '0401',
  OrgApplication: '0402',
} as const
export type FunctionCode = (typeof FunctionCode)[keyof typeof FunctionCode]

/** The subject of a condition for candidates (specification, section 3). */
export const LimitCode = { TitleLevel: '1', MaximumAge: '2', MemberType: '9' } as const
export type LimitCode = (typeof LimitCode)[keyof typeof LimitCode]

/** How a recommendation is looked up (specification, section 7: validate recommended user). */
export const RecommendBy = { Code: '01', Person: '02' } as const
export type RecommendBy = (typeof RecommendBy)[keyof typeof RecommendBy]

/** Visibility test of a controller field (form language, section 3). */
export const Condition = { InList: '1', NotInList: '2', Empty: '3' } as const
export type Condition = (typeof Condition)[keyof typeof Condition]

export const TextBoxType = {
  Text: '01',
  Textarea: '02',
  Password: '03',
} as const
export const ChoiceType = {
  Radio: '01',
  Checkbox: '02',
  Picker: '03',
  CheckboxList: '04',
} as const
export const LineType = { Solid: '01', Dashed: '02' } as const
export const ItemSource = {
  Items: '01',
  Dictionary: '02',
  Area: '03',
} as const
export const AreaDepth = {
  Province: '01',
  City: '02',
  District: '03',
} as const

/** The purpose of an SMS code; a code is valid for one purpose only. */
export const SmsPurpose = {
  Register: 'register',
  Login: 'login',
  FindPwd: 'findPwd',
  Prove: 'prove',
} as const
export type SmsPurpose = (typeof SmsPurpose)[keyof typeof SmsPurpose]

/** Decisions of the audit desk; refusing is final and for organisation applications only. */
export const AuditDecision = { Approve: 'approve', Return: 'return', Refuse: 'refuse' } as const
export type AuditDecision = (typeof AuditDecision)[keyof typeof AuditDecision]

/** method of a payment (specification, section 9): 01xx online, 02 corporate transfer, 03 on-site. */
export const PayMethod = {
  Alipay: '0101',
  Wechat: '0102',
  Ccb: '0103',
  Icbc: '0104',
  Transfer: '02',
  OnSite: '03',
} as const
export type PayMethod = (typeof PayMethod)[keyof typeof PayMethod]
export type OnlineMethod = Exclude<PayMethod, typeof PayMethod.Transfer | typeof PayMethod.OnSite>

/** type of a fee detail line (specification, section 9). */
export const FeeType = { New: '01', Renewal: '02', Arrears: '03', ArrearsAndRenewal: '04' } as const
export type FeeType = (typeof FeeType)[keyof typeof FeeType]

/** State of an order; paid is final, closed until staff credit money that came for it all the same. */
export const DuesStatus = {
  Open: 'open',
  Submitted: 'submitted',
  /** A part that is paid, until the last part comes. */
  Held: 'held',
  Paid: 'paid',
  Closed: 'closed',
} as const
export type DuesStatus = (typeof DuesStatus)[keyof typeof DuesStatus]

/** Why a payment is kept for staff to review. */
export const ReconcileReason = {
  /** The order was closed before the money came. */
  Late: 'late',
  /** The years are paid already, by another order or method. */
  Double: 'double',
  /** The amount differs from the order's. */
  Amount: 'amount',
  /** No order of this society has the number. */
  Unknown: 'unknown',
  /** Entered by staff without saying what it pays. */
  Entered: 'entered',
  /** Years that it had paid were taken back. */
  Released: 'released',
  /** Came from another member's credit. */
  Moved: 'moved',
  /** What a part left over. */
  Rest: 'rest',
  /** A refund of it did not succeed. */
  Unrefunded: 'unrefunded',
  /** A part of a plan that ended. */
  GivenUp: 'givenUp',
} as const
export type ReconcileReason = (typeof ReconcileReason)[keyof typeof ReconcileReason]

/** Where a plan of parts stands; ended: given up, and what was held for it is credit. */
export const PlanState = { Open: 'open', Paid: 'paid', Ended: 'ended' } as const
export type PlanState = (typeof PlanState)[keyof typeof PlanState]

/** Why a plan of parts ended. */
export const EndingReason = {
  /** On the word of staff. */
  Staff: 'staff',
  /** A part was overdue for longer than the society allows. */
  Overdue: 'overdue',
  /** Its years were paid otherwise. */
  Otherwise: 'otherwise',
  /** The sum that is due changed. */
  Outdated: 'outdated',
  /** Another plan was begun before anything was paid. */
  Replaced: 'replaced',
} as const
export type EndingReason = (typeof EndingReason)[keyof typeof EndingReason]

/** What staff do with credit. */
export const Remedy = {
  /** It pays the oldest years that a member owes. */
  Credit: 'credit',
  Refund: 'refund',
  /** It becomes another member's. */
  Move: 'move',
  /** It pays something that is no dues. */
  Assign: 'assign',
  /** It never came. */
  Reverse: 'reverse',
} as const
export type Remedy = (typeof Remedy)[keyof typeof Remedy]

/** State of a refund; `seen`: made at the provider without having been asked for, still to be explained. */
export const RefundState = {
  Asked: 'asked',
  Pending: 'pending',
  Done: 'done',
  Failed: 'failed',
  Seen: 'seen',
} as const
export type RefundState = (typeof RefundState)[keyof typeof RefundState]

export const InvoiceState = {
  Requested: 'requested',
  /** Asked for at the e-invoice provider. */
  Issuing: 'issuing',
  Issued: 'issued',
  Returned: 'returned',
  /** Issued for a payment that was taken back: a red letter has to follow. */
  ToRed: 'toRed',
  /** The red letter was asked for at the e-invoice provider. */
  RedIssuing: 'redIssuing',
  Red: 'red',
} as const
export type InvoiceState = (typeof InvoiceState)[keyof typeof InvoiceState]

/** What became of money, of a refund, a plan of parts or an invoice request, as the dues desk is filtered by it. */
export const DuesDeskStatus = {
  Waiting: 'waiting',
  /** Credit that staff keep under a name. */
  Named: 'named',
  ...Remedy,
  ...RefundState,
  ...PlanState,
  ...InvoiceState,
} as const
export type DuesDeskStatus = (typeof DuesDeskStatus)[keyof typeof DuesDeskStatus]

/** fiscal: 社会团体会费统一票据; ordinary and special: e-invoices. */
export const InvoiceKind = { Fiscal: 'fiscal', Ordinary: 'ordinary', Special: 'special' } as const
export type InvoiceKind = (typeof InvoiceKind)[keyof typeof InvoiceKind]
