import type { Schema } from '#contract/calls.ts'
import { FunctionCode, OptionCode, OrgStatus } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { FormValues } from '#contract/form.ts'
import { nextStatus } from '#domain/record/nextStatus.ts'
import type { Call } from '#server/base/call.ts'
import type { OnceFacts } from '#server/base/idempotency/once.ts'
import type { SharedData } from '#server/base/shared/sharedData.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { Tx } from '#server/store/store.ts'
import type { SubmissionParts } from '../../forms/submissionParts.ts'
import { candidateFacts } from '../../recommendation/candidateFacts.ts'
import { limitItems } from '../../recommendation/limitItems.ts'
import { type Granted, grantedColumns, requireGrant } from '../../recommendation/requireGrant.ts'
import { orgApplications } from '../../repositories/orgApplications.ts'
import { individualApplicant } from '../applicant.ts'
import { submitApplication } from '../submitApplication.ts'
import { orgFields, requireCandidate } from './orgFields.ts'

type Apply = Call<'orApply', OnceFacts, SubmissionParts & { shared: SharedData }>

/**
 * Accepts a recommended candidate's application. Candidate and term in the body must be those of this browser's grant;
 * the term's conditions are checked again; a recommendation is used once.
 * @throws Conflict for a used recommendation, Forbidden when a condition of the term is not met, and as `requireGrant`,
 *   `requireCandidate` and `submitApplication`
 */
export async function applyByRecommendation(request: Apply): Promise<Schema<'OrApplied'>> {
  const { org, subject, parts } = request
  const configuration = await parts.configuration.of(org.orgId)
  const granted = requireGrant(request, configuration)
  const { oneOrType, twoOrType } = granted.approval
  return submitApplication(orgApplications, request, {
    call: 'orApply',
    configuration,
    form: { functionCode: FunctionCode.Org, objId: `${oneOrType},${twoOrType}` },
    check: ({ values }) => requireCandidate(values, granted.recommendation),
    async columns(tx, { values }) {
      const { mobile, orgUnitId, accountId } = individualApplicant(values, subject)
      const memberId = await requireFit(tx, request, configuration, granted)
      const owner = { mobile, orgUnitId, accountId }
      return { ...candidateColumns(values, granted), ...owner, memberId, status: FIRST_STATUS }
    },
  })
}

/** First status of a recommendation: the printed and signed form has not been uploaded yet. */
const FIRST_STATUS = nextStatus('organisation', OrgStatus.Submitted, OptionCode.Modify) as OrgStatus

/**
 * Columns of the candidate; card, unit and position are those of the recommendation where the form does not ask for
 * them.
 */
function candidateColumns(values: FormValues, granted: Granted) {
  const { cardNo, orgName, tsaPosition } = granted.recommendation
  const fields = orgFields(values)
  return {
    functionCode: FunctionCode.Org,
    ...grantedColumns(granted),
    ...fields,
    cardNo: fields.cardNo ?? cardNo,
    orgName: fields.orgName ?? orgName,
    tsaPosition: fields.tsaPosition ?? tsaPosition,
  }
}

/**
 * Checks that the recommendation is unused and the term's conditions hold. Returns the candidate's member id, if any.
 * @throws Conflict for a used recommendation, Forbidden when a condition is not met
 */
async function requireFit(
  tx: Tx,
  { now, parts }: Apply,
  configuration: OrgConfiguration,
  { recommendation, approval }: Granted,
): Promise<string | null> {
  if ((await orgApplications.count(tx, { objCodeId: recommendation.id })) > 0)
    throw new Refusal(RefusalCode.Conflict, 'recommendUsed')
  const { memberId, ...facts } = await candidateFacts(tx, recommendation)
  const { isLimit } = limitItems(approval, facts, { configuration, shared: parts.shared, now })
  if (isLimit) throw new Refusal(RefusalCode.Forbidden, 'recommendLimited')
  return memberId ?? null
}
