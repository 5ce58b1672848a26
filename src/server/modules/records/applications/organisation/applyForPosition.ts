import type { Schema } from '#contract/calls.ts'
import { FunctionCode, OrgStatus } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import type { OnceFacts } from '#server/base/idempotency/once.ts'
import { oneAtATime } from '#server/base/idempotency/oneAtATime.ts'
import { isOrgUser } from '#server/base/subject.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Tx } from '#server/store/store.ts'
import type { SubmissionParts } from '../../forms/submissionParts.ts'
import { orgApplications } from '../../repositories/orgApplications.ts'
import { individualApplicant } from '../applicant.ts'
import { submitApplication } from '../submitApplication.ts'
import { orgFields } from './orgFields.ts'
import { placeOf } from './placeOf.ts'

const functionCode = FunctionCode.OrgApplication

/**
 * Accepts the application of a logged-in user for a position (module 0207). It needs no printed form and goes to the
 * first audit at once (decision 0053); one live application per person, sub-organisation and session. Only an
 * organisation user's application belongs to a unit; the unit in an individual's profile does not own it.
 * @throws NotLoggedIn for anonymous callers, FormInvalid at an unknown branch or session, Conflict for a second
 *   application
 */
export async function applyForPosition(
  request: Call<'orgApply', OnceFacts, SubmissionParts>,
): Promise<Schema<'OrApplied'>> {
  const { org, subject, parts } = request
  const account = requireAccount(subject)
  const configuration = await parts.configuration.of(org.orgId)
  return submitApplication(orgApplications, request, {
    call: 'orgApply',
    configuration,
    form: { functionCode },
    check: ({ values }) => {
      placeOf(values, configuration)
    },
    async columns(tx, { values }) {
      const { mobile } = individualApplicant(values, subject)
      const orgUnitId = isOrgUser(subject) ? account.orgUnitId : null
      const place = placeOf(values, configuration)
      await refuseSecond(tx, { mobile: mobile ?? '', ...place })
      const owner = { mobile, orgUnitId, accountId: account.id }
      return {
        functionCode,
        ...place,
        ...orgFields(values),
        ...owner,
        status: OrgStatus.FirstAudit,
      }
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
  const same = { functionCode, mobile, subOrgId, session, status: LIVE }
  if ((await orgApplications.count(tx, same)) > 0)
    throw new Refusal(RefusalCode.Conflict, 'positionApplied')
}
