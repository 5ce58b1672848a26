import type { Schema } from '#contract/calls.ts'
import { FunctionCode, MemberCategory } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../../messages/refusal.ts'
import { findOrgUnit } from '../../store/repositories/orgUnits.ts'
import type { Tx } from '../../store/store.ts'
import { type Applicant, individualApplicant } from '../application/applicant.ts'
import { askRepeats } from '../application/askRepeats.ts'
import { requireOrgUser } from '../authorize.ts'
import type { Call } from '../call.ts'
import type { OrgConfiguration } from '../configuration/orgConfiguration.ts'
import { admitNewForm } from '../forms/admitForm.ts'
import { requireForm } from '../forms/findForm.ts'
import { knowUnits } from '../forms/knowUnits.ts'
import type { CheckedSubmission } from '../forms/submission.ts'
import type { SubmissionParts } from '../forms/submissionParts.ts'
import { type OnceFacts, once } from '../idempotency/once.ts'
import { ownersOf } from '../ownersOf.ts'
import { requireStored } from '../storage/checkFiles.ts'
import { holdFiles } from '../storage/holdFiles.ts'
import { groupApplicant } from './groupApplicant.ts'
import { hasApplied } from './hasApplied.ts'
import { memberTypesOf, objIdOf } from './memberTypes.ts'
import { refuseOthersCard } from './refuseOthersCard.ts'
import { storeApplication } from './storeApplication.ts'

type Apply = Call<'memberApply', OnceFacts, SubmissionParts>
type MemberConfig = Schema<'MemberConfig'>

/**
 * Accepts an application: validates the whole form again, checks the applicant's ownership and allows one live
 * application per applicant and type; repeating the idempotency key returns the same application. The form definition
 * is stored with it.
 */
export async function applyForMembership(request: Apply): Promise<Schema<'Applied'>> {
  const { input, org, subject, now, parts } = request
  const isGroup = input.oneMemberCode === MemberCategory.Group
  if (isGroup) requireOrgUser(subject)
  const configuration = await parts.configuration.of(org.orgId)
  const type = requireType(configuration, input)
  const form = requireForm(configuration, {
    functionCode: FunctionCode.Member,
    objId: objIdOf(type),
  })
  if (input.formHash && input.formHash !== form.hash)
    throw new Refusal(RefusalCode.Conflict, 'formChanged')
  return once(request, 'memberApply', {
    derived: true,
    before: async () => {
      await admitNewForm(request)
      const ask = askRepeats(parts.store, org.orgId, subject)
      const units = knowUnits(parts.store, configuration)
      const submission = {
        definition: form.formInfo,
        text: input.formInfo,
        ask,
        now,
        subject,
        units,
      }
      const checked = await parts.forms.check(configuration, submission)
      await requireStored(parts, checked.files)
      return checked
    },
    work: async (tx, checked) => {
      const applicant = await applicantOf(tx, request, checked, isGroup)
      if (await hasApplied(tx, applicant, type)) throw appliedAlready(isGroup)
      const { oneMemberCode } = type
      if (!isGroup) await refuseOthersCard(tx, checked, { ...applicant, oneMemberCode })
      const stored = await storeApplication(tx, { input, type, form, applicant, checked })
      const holder = { holder: stored.id, place: 'memberForm' } as const
      const taking = { owners: ownersOf(subject), formHash: form.hash }
      await holdFiles(tx, parts.files, holder, checked.files, taking)
      return stored
    },
  })
}

function requireType(configuration: OrgConfiguration, input: Apply['input']): MemberConfig {
  const type = memberTypesOf(configuration).find(
    (one) =>
      one.memberType === input.memberType &&
      one.oneMemberType === input.oneMemberType &&
      one.oneMemberCode === input.oneMemberCode,
  )
  const isOther = input.twoMemberCode !== undefined && type?.twoMemberCode !== input.twoMemberCode
  if (!type || isOther) throw new Refusal(RefusalCode.BadRequest, 'memberTypeUnknown')
  if (type.steps.length === 0) throw new Refusal(RefusalCode.BadRequest, 'noProcess')
  return type
}

async function applicantOf(
  tx: Tx,
  { subject }: Apply,
  { values }: CheckedSubmission,
  isGroup: boolean,
): Promise<Applicant> {
  if (!isGroup) return individualApplicant(values, subject)
  return groupApplicant(values, subject, await findOrgUnit(tx, requireOrgUser(subject).orgUnitId))
}

const appliedAlready = (isGroup: boolean) =>
  new Refusal(RefusalCode.Conflict, isGroup ? 'applicationExistsUnit' : 'applicationExists')
