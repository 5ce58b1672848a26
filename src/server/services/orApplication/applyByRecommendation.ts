import type { Schema } from '#contract/calls.ts'
import { FunctionCode, OptionCode, OrgStatus } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { FormValues } from '#contract/form.ts'
import { nextStatus } from '#domain/record/nextStatus.ts'
import { Refusal } from '../../messages/refusal.ts'
import { orgApplications } from '../../store/repositories/orgApplications.ts'
import type { Tx } from '../../store/store.ts'
import { individualApplicant } from '../application/applicant.ts'
import type { Call } from '../call.ts'
import type { OrgConfiguration } from '../configuration/orgConfiguration.ts'
import type { SubmissionParts } from '../forms/submissionParts.ts'
import { type OnceFacts, once } from '../idempotency/once.ts'
import { ownersOf } from '../ownersOf.ts'
import { candidateFacts } from '../recommendation/candidateFacts.ts'
import { limitItems } from '../recommendation/limitItems.ts'
import { type Granted, requireGrant, truth } from '../recommendation/requireGrant.ts'
import type { SharedData } from '../shared/sharedData.ts'
import { holdFiles } from '../storage/holdFiles.ts'
import { checkForm, currentForm } from './checkForm.ts'
import { orFields } from './orFields.ts'
import { requireCandidate } from './requireCandidate.ts'
import { storeOrApplication } from './storeOrApplication.ts'

type Apply = Call<'orApply', OnceFacts, SubmissionParts & { shared: SharedData }>

/**
 * Takes in a recommended candidate's application. What the body says of the candidate must be what this browser's
 * grant says; the term's conditions are asked again; a recommendation is used once.
 */
export async function applyByRecommendation(request: Apply): Promise<Schema<'OrApplied'>> {
  const { input, org, subject, parts } = request
  const configuration = await parts.configuration.of(org.orgId)
  const granted = requireGrant(request, configuration)
  const { oneOrType, twoOrType } = granted.approval
  const question = { functionCode: FunctionCode.Org, objId: `${oneOrType},${twoOrType}` }
  const form = currentForm(configuration, question, input)
  return once(request, 'orApply', {
    derived: true,
    before: async () => {
      const checked = await checkForm(request, configuration, form.formInfo, input)
      requireCandidate(checked.values, granted.recommendation)
      return checked
    },
    work: async (tx, { values, files }) => {
      const { mobile, orgUnitId, accountId } = individualApplicant(values, subject)
      const memberId = await requireFit(tx, request, configuration, granted)
      const stored = await storeOrApplication(tx, form, {
        ...columnsOf(values, granted),
        memberId,
        mobile,
        orgUnitId,
        accountId,
        status: FIRST_STATUS,
      })
      const holder = { holder: stored.id, place: 'orForm' } as const
      const taking = { owners: ownersOf(subject), formHash: form.hash }
      await holdFiles(tx, parts.files, holder, files, taking)
      return stored
    },
  })
}

/** Waiting for the printed form, signed. */
const FIRST_STATUS = nextStatus('organisation', OrgStatus.Submitted, OptionCode.Modify) as OrgStatus

/** Card, unit and position are the recommended ones where the form does not ask for them. */
function columnsOf(values: FormValues, granted: Granted) {
  const { cardNo, orgName, tsaPosition } = granted.recommendation
  const fields = orFields(values)
  return {
    functionCode: FunctionCode.Org,
    ...truth(granted),
    ...fields,
    cardNo: fields.cardNo ?? cardNo,
    orgName: fields.orgName ?? orgName,
    tsaPosition: fields.tsaPosition ?? tsaPosition,
    formInfo: values,
  }
}

/** The conditions hold still, and the recommendation was not used; answers the candidate's membership, if any. */
async function requireFit(
  tx: Tx,
  { now, parts }: Apply,
  configuration: OrgConfiguration,
  { recommendation, approval }: Granted,
): Promise<string | null> {
  const used = { objCodeId: recommendation.id }
  if ((await orgApplications.page(tx, used, { current: 1, size: 1 })).total > 0)
    throw new Refusal(RefusalCode.Conflict, 'recommendUsed')
  const { memberId, ...facts } = await candidateFacts(tx, recommendation)
  const { isLimit } = limitItems(approval, facts, { configuration, shared: parts.shared, now })
  if (isLimit) throw new Refusal(RefusalCode.Forbidden, 'recommendLimited')
  return memberId ?? null
}
