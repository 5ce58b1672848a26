import type { Right, SmsPurpose, UserType } from '#contract/codes.ts'
import type { Json } from './json.ts'

/** A login with the user detail of the specification, section 3. */
export interface AccountTable {
  orgId: string
  id: string
  userType: UserType
  userName: string | null
  mobile: string | null
  realName: string
  /** argon2id; null: only SMS login. */
  pwdHash: string | null
  /** The member unit an organisation user acts for, or the unit an individual chose. */
  orgUnitId: string | null
  orgName: string | null
  areaCode: string | null
  sex: string | null
  birthDay: string | null
  cardType: string | null
  cardNo: string | null
  title: string | null
  position: string | null
  subject: string | null
  edu: string | null
  major: string | null
  address: string | null
  failedLogins: number
  lockedUntil: Date | null
  /** When staff switched it off; null while it is in use. */
  disabledAt: Date | null
  /** What a member of staff may do; empty for everybody else. */
  rights: Json<Right[]>
  createdAt: Date
  updatedAt: Date
}

/** A member unit: what an organisation user registers and an individual picks. */
export interface OrgUnitTable {
  orgId: string
  id: string
  orgName: string
  areaCode: string
  linkMan: string
  linkPhone: string
  /** '04' for registered units (specification, section 9). */
  orgType: string
  /** Kind of a branch of the society; empty for all others. */
  oneSubOrgType: string
  createdAt: Date
}

export interface LoginTokenTable {
  orgId: string
  /** SHA-256 of the token; the token itself is never stored. */
  tokenHash: string
  accountId: string
  createdAt: Date
  lastSeenAt: Date
  expiresAt: Date
  revokedAt: Date | null
}

/** Proof that this browser's holder received a code on `mobile`. */
export interface MobileProofTable {
  orgId: string
  hash: string
  mobile: string
  createdAt: Date
  expiresAt: Date
}

/** The one live code of a mobile and purpose; a newer one replaces it. */
export interface SmsCodeTable {
  orgId: string
  mobile: string
  purpose: SmsPurpose
  codeHash: string
  tries: number
  createdAt: Date
  expiresAt: Date
  consumedAt: Date | null
}

/** Every code sent, for the quotas. */
export interface SmsSendTable {
  orgId: string
  id: string
  mobile: string
  purpose: SmsPurpose
  ip: string
  sentAt: Date
}

export interface ConsentTable {
  orgId: string
  id: string
  accountId: string | null
  mobile: string | null
  document: string
  version: string
  ip: string
  at: Date
}
