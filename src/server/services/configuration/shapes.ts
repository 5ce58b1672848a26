/** The shapes of an organisation's documents; documentSchemas.json holds pushed documents to them. */

import type {
  InvoiceKind,
  MemberCategory,
  MemberStatus,
  ModuleType,
  OnlineMethod,
  PayMethod,
} from '#contract/codes.ts'
import type { DictionaryItem } from '#contract/formInfo.ts'
import type { Device } from '#contract/value.ts'
import type { ConfiguredFee } from '#domain/fees/feeVersions.ts'
import type { LimitCondition } from '#domain/limitCondition.ts'
import type { PayProvidersShape } from '../../providers/pay/payDocument.ts'
import type { CertificatesShape } from '../certificates/template.ts'

export interface OrganisationShape {
  orgId: string
  code: string
  orgName: string
  moName: string
  hosts: string[]
  otherConfig: {
    isSilence?: unknown
    isLogin?: unknown
    isLinkageMemberType?: unknown
    groupDirectoryOpen?: unknown
    isEncrypt?: unknown
    webFooter?: { support?: unknown; recordNum?: string }
  }
  memberNum: { prefix: string; digits: number; perYear?: boolean }
  dues?: DuesShape
}

/** How a society wants its dues handled; every entry has a default. */
export interface DuesShape {
  /** Days after the end of a term until a member counts as expired. */
  graceDays?: number
  invoiceKind?: InvoiceKind
  /** Before year and number on receipts. */
  receiptPrefix?: string
  /** Whether members are reminded before and after the end of their term. */
  reminders?: boolean
}

export interface BannerShape {
  title: string
  file: { url: string; mobileUrl?: string; address?: string }[]
}

export interface SiteShape {
  image?: string
  payUrl?: string
  websiteUrl?: string
  adminUrl?: string
  /** Hosts, with port where it is not the usual one, to which links carry a one-time ticket. */
  ticketHosts?: string[]
  webInfo: {
    logo?: string
    theme: [string, string]
    headerBg?: string
    footerBg?: string
    footerText: string
    copyright: string
    recordNum: string
  }
  banner: BannerShape[]
  memberDisplay?: { photo?: string; realName: string; orgName?: string; title?: string }[]
}

export interface ModuleShape {
  id: string
  type: ModuleType
  name: string
  icon?: string
  content?: string
  describe?: string
  devices?: Device[]
}

export interface MemberTypeShape {
  oneMemberCode: MemberCategory
  oneMemberType: string
  oneMemberTypeName: string
  twoMemberCode: string
  memberType: string
  name: string
  describe?: string
}

export interface StepShape {
  type: string
  title: string
}

export interface MemberConfigShape {
  memberType: string
  steps: StepShape[]
}

export interface MemberNoticeShape {
  memberType: string
  pcContent: string
  mobileContent: string
}

/** A meeting as it is announced; contact, stream and materials are for people with an account. */
export interface MeetingShape {
  id: string
  title: string
  beginAt: string
  endAt: string
  place: string
  organiser: string
  content: string
  linkMan?: string
  linkPhone?: string
  onlineUrl?: string
  materials?: { name: string; url: string }[]
}

export interface NoticeShape {
  id: string
  title: string
  createAt: string
  browseNum?: number
  content: string
}

export interface AgreementShape {
  title: string
  version: string
  content: string
}

export interface FeeShape {
  memberType: string
  payPeriod: { yearMethod: string; year: string; payMethod: string[] }
  fee: ConfiguredFee
  describe: string
}

/** Ways of paying with what payers must know of them; one that is left out is closed. */
export interface PayConfigShape extends Partial<Record<OnlineMethod, { isOpen: unknown }>> {
  [PayMethod.Transfer]?: {
    isOpen: unknown
    accountName: string
    openBank: string
    bankAccount: string
  }
  [PayMethod.OnSite]?: { isOpen: unknown; address: string }
}

export interface InvoiceConfigShape {
  isForce?: unknown
  /** 01 express, 02 on-site pickup, 03 electronic voucher. */
  receiveMethod?: string[]
}

export interface StatusListShape {
  objId: string
  status: MemberStatus[]
}

/** A sub-organisation of the society: what it is, and whom to ask. */
export interface SubOrgShape {
  id: string
  orgName: string
  /** Entry of SUB_ORG_TYPE. */
  oneSubOrgType: string
  areaCode?: string
  introduction?: string
  linkMan?: string
  linkPhone?: string
  establishAt?: string
}

/** A term of a sub-organisation, and what candidates recommended for it must meet. */
export interface ApprovalShape {
  approvalId: string
  subOrgId: string
  /** Entry of OR_SESSION. */
  session: string
  oneOrType: string
  twoOrType: string
  /** Such as 统计建模专业委员会第五届委员会. */
  name: string
  /** Name of the recommendation form, such as 第五届委员会委员推荐表. */
  formName: string
  startAt?: string
  endAt?: string
  /** The last day a recommendation may be filled in. */
  recommendEndAt?: string
  limitCondition: { person: LimitCondition[]; org: LimitCondition[] }
}

export interface FormConfigShape {
  formInfo: unknown[]
  printInfo: Record<string, unknown>
}

/** Every document by its file name, parsed. */
export interface DocumentShapes {
  'organisation.json': OrganisationShape
  'site.json': SiteShape
  'modules.json': ModuleShape[]
  'memberTypes.json': MemberTypeShape[]
  'memberConfig.json': MemberConfigShape[]
  'memberNotices.json': MemberNoticeShape[]
  'notices.json': NoticeShape[]
  'meetings.json': MeetingShape[]
  'agreements.json': { userAgreement: AgreementShape; privacyAgreement: AgreementShape }
  'fees.json': FeeShape[]
  'statusList.json': StatusListShape[]
  'subOrgs.json': SubOrgShape[]
  'approvals.json': ApprovalShape[]
  'payConfig.json': PayConfigShape
  'payProviders.json': PayProvidersShape
  'invoiceConfig.json': InvoiceConfigShape
  'certificates.json': CertificatesShape
}

export type DictionaryShape = DictionaryItem[]
