import type { Schema } from '#contract/calls.ts'
import { FunctionCode, MemberCategory } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { Refusal } from '../../refusal.ts'
import { findOrgUnit } from '../../store/repositories/orgUnits.ts'
import type { Tx } from '../../store/store.ts'
import { type Applicant, individualApplicant } from '../application/applicant.ts'
import { askRepeats } from '../application/askRepeats.ts'
import { requireOrgUser } from '../authorize.ts'
import type { OrgConfiguration } from '../configuration/openConfiguration.ts'
import { type CheckedSubmission, checkSubmission } from '../forms/checkSubmission.ts'
import { filesOf } from '../forms/filesOf.ts'
import { requireForm } from '../forms/findForm.ts'
import { knowUnits } from '../forms/knowUnits.ts'
import { once } from '../idempotency/once.ts'
import { requireStored, takeFiles } from '../storage/checkFiles.ts'
import { groupApplicant } from './groupApplicant.ts'
import { hasApplied } from './hasApplied.ts'
import { memberTypesOf, objIdOf } from './memberTypes.ts'
import { refuseOthersCard } from './refuseOthersCard.ts'
import { storeApplication } from './storeApplication.ts'

type Apply = CallRequest<'memberApply'>
type MemberConfig = Schema<'MemberConfig'>

/**
 * Takes in an application: every rule of the form again, the applicant's ownership, one live application per applicant
 * and type; the same key twice is one application. The form it was made with is kept with it.
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
  let checked: CheckedSubmission | undefined
  return once(request, 'memberApply', {
    derived: true,
    before: async () => {
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
      checked = await checkSubmission(parts, configuration, submission)
      await requireStored(parts, filesOf(checked.bundle, checked.values))
    },
    work: async (tx) => {
      if (!checked) throw new Error('the submission was not checked')
      const applicant = await applicantOf(tx, request, checked, isGroup)
      if (await hasApplied(tx, applicant, type)) throw appliedAlready(isGroup)
      const { oneMemberCode } = type
      if (!isGroup) await refuseOthersCard(tx, checked, { ...applicant, oneMemberCode })
      await takeFiles(tx, parts.files, filesOf(checked.bundle, checked.values))
      return storeApplication(tx, { input, type, form, applicant, checked })
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
