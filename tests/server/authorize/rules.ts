import type { OperationId } from '#contract/calls.ts'
import { OWNERS, type RecordKind, type Role } from './people.ts'

/** As what somebody stands before a record that may not be theirs. */
type Standing = 'nobody' | 'proven' | 'loggedIn' | 'owner' | 'staff' | 'elsewhere'

/** Status of the answer; without an owner's the owner is treated as anybody else. */
type Rule = Record<Exclude<Standing, 'owner'>, number> & { owner?: number }

const READ: Rule = {
  nobody: 401,
  proven: 403,
  loggedIn: 403,
  owner: 200,
  staff: 200,
  elsewhere: 404,
}
const LOOK: Rule = { nobody: 200, proven: 200, loggedIn: 200, staff: 200, elsewhere: 404 }
/** 409: allowed, but the status named is not the record's. */
const CHANGE: Rule = { ...READ, owner: 409, staff: 403 }
/** 409: allowed, but the record's status is not that of a member. */
const PAY: Rule = CHANGE
/** 409: allowed, but the record's status has no certificate. */
const CERTIFICATE: Rule = { ...READ, owner: 409, staff: 409 }
/** A proven mobile is no login. */
const AUDIT: Rule = { nobody: 401, proven: 401, loggedIn: 403, staff: 409, elsewhere: 404 }

/** Staff alone, with what they have got beside the audit. */
const MAKE: Rule = { nobody: 401, proven: 401, loggedIn: 403, staff: 200, elsewhere: 404 }

const stale = { status: '97', optionCode: '03' }
const year = { year: '2026' }
const decision = { status: '97', decision: 'approve', opinion: '' }

export interface RecordCall {
  kinds: readonly RecordKind[]
  rule: Rule
  more?: object
}

const MEMBER = ['individual', 'group'] as const
const OR = ['candidate', 'position'] as const
const BOTH = [...MEMBER, ...OR] as const

/** Every call that names an application by `id`, and who may what. */
export const RECORD_CALLS = {
  memberDetail: { kinds: MEMBER, rule: READ },
  memberFormInfo: { kinds: MEMBER, rule: READ },
  memberPrint: { kinds: MEMBER, rule: READ },
  memberInfo: { kinds: MEMBER, rule: LOOK },
  memberStatus: { kinds: MEMBER, rule: CHANGE, more: stale },
  updateMemberStatus: { kinds: MEMBER, rule: CHANGE, more: stale },
  generateMemberCertificate: { kinds: MEMBER, rule: CERTIFICATE },
  orDetail: { kinds: OR, rule: READ },
  orFormInfo: { kinds: OR, rule: READ },
  orPrint: { kinds: OR, rule: READ },
  orStatus: { kinds: OR, rule: CHANGE, more: stale },
  updateOrgStatus: { kinds: OR, rule: CHANGE, more: stale },
  generateOrgCertificate: { kinds: OR, rule: CERTIFICATE },
  orderNotice: { kinds: MEMBER, rule: PAY, more: year },
  auditHistory: { kinds: BOTH, rule: LOOK },
  testFromRecord: { kinds: BOTH, rule: MAKE },
  auditDecide: { kinds: BOTH, rule: AUDIT, more: decision },
} satisfies { [Id in OperationId]?: RecordCall }

const STANDING: Record<Role, Standing> = {
  anonymous: 'nobody',
  applicant: 'proven',
  candidate: 'proven',
  candidateByGrant: 'nobody',
  otherGrant: 'nobody',
  member: 'loggedIn',
  otherMember: 'loggedIn',
  orgUser: 'loggedIn',
  otherUnit: 'loggedIn',
  staff: 'staff',
  elsewhere: 'elsewhere',
}

/** The status somebody is answered with about a record. */
export function expectedStatus(rule: Rule, role: Role, kind: RecordKind): number {
  const owned = OWNERS[kind].includes(role) ? rule.owner : undefined
  return owned ?? rule[STANDING[role] as keyof typeof LOOK] ?? Number.NaN
}
