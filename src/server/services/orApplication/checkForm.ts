import { RefusalCode } from '#contract/envelope.ts'
import type { CallContext } from '../../binder/callRequest.ts'
import { Refusal } from '../../refusal.ts'
import { askRepeats } from '../application/askRepeats.ts'
import type { OrgConfiguration } from '../configuration/openConfiguration.ts'
import { type CheckedSubmission, checkSubmission } from '../forms/checkSubmission.ts'
import { filesOf } from '../forms/filesOf.ts'
import { type FormQuestion, requireForm } from '../forms/findForm.ts'
import { knowUnits } from '../forms/knowUnits.ts'
import { requireStored } from '../storage/checkFiles.ts'

/** What was filled in, and on which form. */
export interface Filled {
  formInfo: string
  formHash?: string
}

/** The form an application is made with now; Conflict when another one was filled in. */
export function currentForm(
  configuration: OrgConfiguration,
  question: FormQuestion,
  { formHash }: Filled,
) {
  const form = requireForm(configuration, question)
  if (formHash && formHash !== form.hash) throw new Refusal(RefusalCode.Conflict, 'formChanged')
  return form
}

/** Repeats the form's rules, and asks whether its files were really stored. */
export async function checkForm(
  { org, subject, now, parts }: CallContext,
  configuration: OrgConfiguration,
  definition: string,
  { formInfo }: Filled,
): Promise<CheckedSubmission> {
  const ask = askRepeats(parts.store, org.orgId, subject)
  const checked = await checkSubmission(parts, configuration, {
    definition,
    text: formInfo,
    ask,
    now,
    subject,
    units: knowUnits(parts.store, configuration),
  })
  await requireStored(parts, filesOf(checked.bundle, checked.values))
  return checked
}
