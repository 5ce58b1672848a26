import type { Right, SmsPurpose, UserType } from '#contract/codes.ts'
import type { Json } from './json.ts'

/** An account with the user detail of the specification, section 3. */
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
  /** When staff disabled it; null while enabled. */
  disabledAt: Date | null
  /** When its person closed it: the row remains for references, and no query finds it. */
  closedAt: Date | null
  /** Rights of a staff account; empty for all others. */
  rights: Json<Right[]>
  /** Field in which staff listed an individual as an expert; null for all others. */
  expertise: string | null
  /** When its second factor (`second_factor`) was set up; null without one. */
  secondFactorAt: Date | null
  /** When a session of it was last used, to the minute; null if never. */
  lastSeenAt: Date | null
  createdAt: Date
  updatedAt: Date
}

/** A member unit: registered by an organisation user, picked by individuals. */
export interface OrgUnitTable {
  orgId: string
  id: string
  orgName: string
  areaCode: string
  linkMan: string
  linkPhone: string
  /** '04' for registered units (specification, section 9). */
  orgType: string
  /** Kind of branch of the organisation; empty for all others. */
  oneSubOrgType: string
  createdAt: Date
}

/** A reference of a record's form values to a unit, which prevents its deletion. */
export interface UnitPickTable {
  orgId: string
  unitId: string
  /** The record's id. */
  holder: string
}

export interface LoginTokenTable {
  orgId: string
  /** SHA-256 of the token; the token itself is never stored. */
  tokenHash: string
  /** Public id shown to the account's owner; grants no access. */
  id: string
  accountId: string
  /** User agent, truncated; empty for sessions opened before this was stored. */
  userAgent: string
  /** Network it was opened from (`networkOf`). */
  network: string
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
  /** Last four characters of the card number given with the code. */
  cardTail: string | null
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
