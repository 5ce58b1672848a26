import type { CallData } from '#contract/calls.ts'
import { RecommendBy } from '#contract/codes.ts'
import type { ApprovalShape } from '#contract/configuration.gen.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { Call } from '#server/base/call.ts'
import { reserveEvent, returnEvent } from '#server/base/repositories/rateLimits.ts'
import {
  findRecommendationByCode,
  listRecommendationsOf,
  type Recommendation,
} from '#server/base/repositories/recommendations.ts'
import { insertRecommendGrant } from '#server/base/repositories/recommendGrants.ts'
import { RECOMMENDATION_MS } from '#server/base/session/lifetimes.ts'
import { countNetwork } from '#server/base/session/limitNetwork.ts'
import { hashSecret, newSecret } from '#server/base/session/secrets.ts'
import { maskName } from '#server/base/shared/maskName.ts'
import { withoutNulls } from '#server/base/shared/withoutNulls.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { Tx } from '#server/store/store.ts'
import { subOrgName } from '../leadership/terms.ts'
import type { RecordParts } from '../recordParts.ts'
import { orgApplications } from '../repositories/orgApplications.ts'
import { candidateFacts } from './candidateFacts.ts'
import { limitItems } from './limitItems.ts'
import { openApproval } from './openApproval.ts'

type Validate = Call<'validateRecommend', 'org' | 'now' | 'ip', RecordParts>

/** The holder of a code tries once or twice; the limit stops guessing codes, and names with card numbers. */
const TRIES_PER_IP = { name: 'recommend', seconds: 600, limit: 20 }

/**
 * Wrong checks of a whole society, counted for each tab: against guessing from many addresses. Right ones are not
 * counted, and a candidate whom others have locked out of the codes may still give name and card number.
 */
export const WRONG_PER_ORG = { seconds: 3600, limit: 600 }

/**
 * Finds a candidate by the code, or by name and card, answers whether the term's conditions are met, and gives this
 * browser a grant of half an hour for the candidate (decision 0125). Every failure has the same message.
 */
export async function validateRecommend(request: Validate): Promise<CallData<'validateRecommend'>> {
  const { org, ip, parts } = request
  const find = searchOf(request)
  const wrong = { key: `recommend:wrong:${request.input.type}`, ...WRONG_PER_ORG }
  const isAdmitted = await parts.store.tx(
    org.orgId,
    async (tx) => (await countNetwork(tx, ip, TRIES_PER_IP)) && (await reserveEvent(tx, wrong)),
  )
  if (!isAdmitted) throw new Refusal(RefusalCode.TooMany, 'tooManyTries')
  const configuration = await parts.configuration.of(org.orgId)
  const found = await parts.store.tx(org.orgId, async (tx) => {
    for (const recommendation of await find(tx)) {
      const approval = openApproval(configuration, recommendation.approvalId, request.now)
      if (!approval) continue
      await returnEvent(tx, wrong)
      return grantedResult(tx, request, configuration, { recommendation, approval })
    }
    return undefined
  })
  if (!found) throw new Refusal(RefusalCode.BadRequest, 'recommendUnknown')
  return found
}

type Search = (tx: Tx) => Promise<Recommendation[]>

/** The query of a tab (specification, section 5: recommendation by code). */
function searchOf({ input }: Validate): Search {
  const { type, recommendCode: code = '', realName = '', cardNo = '' } = input
  if (type === RecommendBy.Code) {
    if (!code) throw new Refusal(RefusalCode.BadRequest, 'recommendCodeRequired')
    return async (tx) => [await findRecommendationByCode(tx, code)].filter((one) => !!one)
  }
  if (!realName) throw new Refusal(RefusalCode.BadRequest, 'realNameRequired')
  if (!cardNo) throw new Refusal(RefusalCode.BadRequest, 'cardNoRequired')
  return (tx) => listRecommendationsOf(tx, { realName, cardNo })
}

async function grantedResult(
  tx: Tx,
  { org, parts, now }: Validate,
  configuration: OrgConfiguration,
  { recommendation, approval }: { recommendation: Recommendation; approval: ApprovalShape },
): Promise<CallData<'validateRecommend'>> {
  const { id, objId, orgName, tsaPosition, realName } = recommendation
  const { approvalId, oneOrType, twoOrType, subOrgId, session } = approval
  const { memberId, ...facts } = await candidateFacts(tx, recommendation)
  const [application] = await orgApplications.list(tx, { objCodeId: id })
  return {
    id,
    orgId: org.orgId,
    oneOrType,
    twoOrType,
    approvalId,
    objId,
    objCodeId: id,
    subOrgId,
    subOrgName: subOrgName(configuration, subOrgId),
    session,
    maskName: maskName(realName),
    ...(memberId ? { memberId } : {}),
    ...withoutNulls({ orgName, tsaPosition }),
    ...limitItems(approval, facts, { configuration, shared: parts.shared, now }),
    ...(application ? { applicationStatus: application.status } : {}),
    ...(await grant(tx, id)),
  }
}

async function grant(tx: Tx, recommendationId: string) {
  const secret = newSecret()
  const expiresAt = new Date(tx.now.getTime() + RECOMMENDATION_MS)
  await insertRecommendGrant(tx, { hash: hashSecret(secret), recommendationId, expiresAt })
  return { grant: secret, expiresAt: expiresAt.toISOString() }
}
