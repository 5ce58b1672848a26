import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../../messages/refusal.ts'
import type { FileStore } from '../../providers/storage/fileStore.ts'
import type { Store } from '../../store/store.ts'
import { askRepeats } from '../application/askRepeats.ts'
import type { CallContext } from '../call.ts'
import type { OrgConfiguration } from '../configuration/orgConfiguration.ts'
import { admitNewForm } from '../forms/admitForm.ts'
import { type FormQuestion, requireForm } from '../forms/findForm.ts'
import { knowUnits } from '../forms/knowUnits.ts'
import type { CheckedSubmission, FormChecks } from '../forms/submission.ts'
import type { PictureViewer } from '../pictures/pictureViewer.ts'
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

/** Lets the call in, repeats the form's rules, and asks whether its files were really stored. */
export async function checkForm(
  context: CallContext<
    'org' | 'subject' | 'now' | 'ip',
    {
      store: Store
      forms: FormChecks
      files: FileStore
      pictures: PictureViewer
    }
  >,
  configuration: OrgConfiguration,
  definition: string,
  { formInfo }: Filled,
): Promise<CheckedSubmission> {
  const { org, subject, now, parts } = context
  await admitNewForm(context)
  const ask = askRepeats(parts.store, org.orgId, subject)
  const checked = await parts.forms.check(configuration, {
    definition,
    text: formInfo,
    ask,
    now,
    subject,
    units: knowUnits(parts.store, configuration),
  })
  await requireStored(parts, checked.files)
  return checked
}
