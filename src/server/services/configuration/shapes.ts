/** The shapes of an organisation's documents; documentSchemas.json holds pushed documents to them. */

import type { MemberCategory, MemberStatus, ModuleType } from '#contract/codes.ts'
import type { DictionaryItem } from '#contract/formInfo.ts'
import type { Device } from '#contract/value.ts'

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
    webFooter?: { support?: unknown; recordNum?: string }
  }
  memberNum: { prefix: string; digits: number; perYear?: boolean }
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
  fee: { amount: number; resolvedAt?: string; resolution?: string }
  describe: string
}

export interface StatusListShape {
  objId: string
  status: MemberStatus[]
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
  'agreements.json': { userAgreement: AgreementShape; privacyAgreement: AgreementShape }
  'fees.json': FeeShape[]
  'statusList.json': StatusListShape[]
  'payConfig.json': Record<string, unknown>
  'invoiceConfig.json': Record<string, unknown>
}

export type DictionaryShape = DictionaryItem[]
