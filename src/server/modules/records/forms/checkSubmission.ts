import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { FormField, FormValues } from '#contract/form.ts'
import type { Dictionaries } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import type { SharedData } from '#server/base/shared/sharedData.ts'
import { formInvalid } from './formInvalid.ts'
import { createFormValidator, type FormValidator } from './formValidator.ts'
import { oversizeErrors } from './oversizeErrors.ts'
import { parseFormText } from './parseFormText.ts'
import { prefillingOf } from './prefilledValues.ts'
import type { AskFree, CheckedSubmission, FormChecks, Raised, Submission } from './submission.ts'
import { unitIds } from './unitIds.ts'

/**
 * Validates the whole form again with the browser's own code, and queries what only the database knows. Throws
 * FormInvalid with messages by field; values too large to check are refused before anything is sanitised. Resolves
 * before any transaction begins.
 */
export async function checkSubmission(
  { shared, forms }: { shared: SharedData; forms: FormValidator },
  configuration: { dictionaries: Dictionaries },
  { definition, text, ask, now, subject, record, units, checks }: Submission,
): Promise<CheckedSubmission> {
  const dictionaries = dictionariesOf(shared, configuration)
  const bundle = convertFormInfo(definition, { dictionaries, areas: shared.areas })
  const fields = Object.values(bundle.fields)
  const values = knownOf(fields, parseFormText(text))
  refuse(oversizeErrors(fields, values))
  const job = {
    definition,
    values,
    dictionaries: configuration.dictionaries,
    now: now.getTime(),
    prefilling: prefillingOf(subject),
    ...(record && { record }),
    ...(checks && { checks }),
    ...(units && { units: await units(unitIds(fields, values)) }),
  }
  const first = await forms.validate({ ...job, taken: [] }, bundle)
  const takenValues = await takenOf(first.raised, ask)
  const validated =
    takenValues.length > 0 ? await forms.validate({ ...job, taken: takenValues }, bundle) : first
  refuse(validated.errors)
  return { bundle, values: validated.values, files: validated.files }
}

/** Drops unknown keys, which are not stored, before any work is done on them. */
const knownOf = (fields: readonly FormField[], values: FormValues): FormValues =>
  Object.fromEntries(
    fields.flatMap(({ key }) => (Object.hasOwn(values, key) ? [[key, ownValue(values, key)]] : [])),
  )

function refuse(errors: Record<string, string>): void {
  if (Object.keys(errors).length > 0) throw formInvalid(errors)
}

async function takenOf(raised: readonly Raised[], ask: AskFree): Promise<Raised[]> {
  const free = await Promise.all(raised.map(ask))
  return raised.filter((_, at) => !free[at])
}

/** Public dictionaries and the organisation's own, as in the browser. */
function dictionariesOf(
  shared: SharedData,
  configuration: { dictionaries: Dictionaries },
): Dictionaries {
  return { ...shared.dictionaries, ...configuration.dictionaries }
}

/** Form checks for every organisation; large forms are checked in a worker thread. */
export function createFormChecks(shared: SharedData): FormChecks {
  const forms = createFormValidator(shared)
  return {
    check: (configuration, submission) =>
      checkSubmission({ shared, forms }, configuration, submission),
  }
}
