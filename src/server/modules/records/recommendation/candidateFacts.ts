import { MemberCategory, MemberStatus } from '#contract/codes.ts'
import { birthDayOf } from '#domain/person/birthDayOf.ts'
import type { LimitFacts } from '#domain/record/limitCondition.ts'
import type { Recommendation } from '#server/base/repositories/recommendations.ts'
import type { Tx } from '#server/store/store.ts'
import { memberApplications } from '../repositories/memberApplications.ts'

/** Facts that the conditions of a term are checked with: of the candidate, and of the candidate's unit. */
export interface CandidateFacts {
  person: LimitFacts
  org: LimitFacts
  /** Id of the candidate's membership, if any. */
  memberId?: string
}

const approved = { status: [MemberStatus.Approved] }
const SOME = { current: 1, size: 100 }

/** Current memberships; title level and birthday as recommended, unless the resident ID contains the birthday. */
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
