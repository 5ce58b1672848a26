import { MemberCategory, MemberStatus } from '#contract/codes.ts'
import { birthDayOf } from '#domain/person/birthDayOf.ts'
import type { LimitFacts } from '#domain/record/limitCondition.ts'
import { memberApplications } from '../../store/repositories/memberApplications.ts'
import type { Recommendation } from '../../store/repositories/recommendations.ts'
import type { Tx } from '../../store/store.ts'

/** What conditions ask about: the candidate, and the unit behind the candidate. */
export interface CandidateFacts {
  person: LimitFacts
  org: LimitFacts
  /** The candidate's membership, when there is one. */
  memberId?: string
}

const approved = { status: [MemberStatus.Approved] }
const SOME = { current: 1, size: 100 }

/** Memberships as they are now; title level and birthday as they were recommended, a resident ID's own birthday first. */
export async function candidateFacts(
  tx: Tx,
  { cardNo, orgName, titleLevel, birthDay }: Recommendation,
): Promise<CandidateFacts> {
  const own = await memberApplications.page(tx, { ...approved, cardNo }, SOME)
  const group = { ...approved, oneMemberCode: MemberCategory.Group }
  const units = orgName ? await memberApplications.page(tx, { ...group, orgName }, SOME) : undefined
  const memberId = own.records[0]?.id
  return {
    person: {
      titleLevel: titleLevel ?? undefined,
      birthDay: birthDayOf(cardNo, tx.now.getUTCFullYear()) ?? birthDay ?? undefined,
      memberTypes: own.records.map(({ memberType }) => memberType),
    },
    org: { memberTypes: (units?.records ?? []).map(({ memberType }) => memberType) },
    ...(memberId ? { memberId } : {}),
  }
}
