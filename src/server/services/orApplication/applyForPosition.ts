import type { Schema } from '#contract/calls.ts'
import { FunctionCode, OrgStatus } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../../messages/refusal.ts'
import { orgApplications } from '../../store/repositories/orgApplications.ts'
import type { Tx } from '../../store/store.ts'
import { individualApplicant } from '../application/applicant.ts'
import { requireAccount } from '../authorize.ts'
import type { Call } from '../call.ts'
import type { SubmissionParts } from '../forms/submissionParts.ts'
import { type OnceFacts, once } from '../idempotency/once.ts'
import { oneAtATime } from '../idempotency/oneAtATime.ts'
import { ownersOf } from '../ownersOf.ts'
import { holdFiles } from '../storage/holdFiles.ts'
import { isOrgUser } from '../subject.ts'
import { checkForm, currentForm } from './checkForm.ts'
import { orFields } from './orFields.ts'
import { placeOf } from './placeOf.ts'
import { storeOrApplication } from './storeOrApplication.ts'

const FUNCTION = FunctionCode.OrgApplication

/**
 * Takes in the application of a logged-in user for a position (module 0207). Nothing is printed and uploaded, so it
 * goes to the first audit at once (decision 0053); one at a time for each sub-organisation and session. A unit that an
 * individual named in the profile gets no part in it: only an organisation user's application is its unit's.
 */
export async function applyForPosition(
  request: Call<'orgApply', OnceFacts, SubmissionParts>,
): Promise<Schema<'OrApplied'>> {
  const { input, org, subject, parts } = request
  const account = requireAccount(subject)
  const configuration = await parts.configuration.of(org.orgId)
  const form = currentForm(configuration, { functionCode: FUNCTION }, input)
  return once(request, 'orgApply', {
    derived: true,
    before: async () => {
      const checked = await checkForm(request, configuration, form.formInfo, input)
      placeOf(checked.values, configuration)
      return checked
    },
    work: async (tx, { values, files }) => {
      const { mobile } = individualApplicant(values, subject)
      const orgUnitId = isOrgUser(subject) ? account.orgUnitId : null
      const place = placeOf(values, configuration)
      await refuseSecond(tx, { mobile: mobile ?? '', ...place })
      const stored = await storeOrApplication(tx, form, {
        functionCode: FUNCTION,
        ...place,
        ...orFields(values),
        mobile,
        orgUnitId,
        accountId: account.id,
        formInfo: values,
        status: OrgStatus.FirstAudit,
      })
      const holder = { holder: stored.id, place: 'orForm' } as const
      const taking = { owners: ownersOf(subject), formHash: form.hash }
      await holdFiles(tx, parts.files, holder, files, taking)
      return stored
    },
  })
}

/** Every status but the final refusal. */
const LIVE = Object.values(OrgStatus).filter((status) => status !== OrgStatus.Refused)

async function refuseSecond(
  tx: Tx,
  { mobile, subOrgId, session }: { mobile: string; subOrgId: string; session: string },
): Promise<void> {
  await oneAtATime(tx, `orgApply:${mobile}:${subOrgId}:${session}`)
  const same = { functionCode: FUNCTION, mobile, subOrgId, session, status: LIVE }
  if ((await orgApplications.page(tx, same, { current: 1, size: 1 })).total > 0)
    throw new Refusal(RefusalCode.Conflict, 'positionApplied')
}
