import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { FormBundle, FormValues } from '#contract/form.ts'
import type { Dictionaries } from '#contract/formInfo.ts'
import type { Ask } from '#runtime/core/form/formContext.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'
import { Refusal } from '../../refusal.ts'
import type { ServerParts } from '../../serverParts.ts'
import type { OrgConfiguration } from '../configuration/openConfiguration.ts'
import type { CallSubject } from '../subject.ts'
import { cleanEditors } from './cleanEditors.ts'
import type { KnowUnits } from './knowUnits.ts'
import { matchPattern } from './matchPattern.ts'
import { parseFormText } from './parseFormText.ts'
import { prefilledValues } from './prefilledValues.ts'
import { unitIds } from './unitIds.ts'

export interface Submission {
  /** formInfo of the definition the values were filled in on. */
  definition: string
  /** formInfo of the call: JSON text of the values. */
  text: string
  /** Whether a value that must not repeat is still free. */
  ask: Ask
  now: Date
  subject: CallSubject
  /** Looks up the units the values name; absent, their ids are not judged. */
  units?: KnowUnits
  /** The stored values that are edited. */
  record?: FormValues
}

export interface CheckedSubmission {
  bundle: FormBundle
  /** What is stored: without hidden, empty and unknown keys. */
  values: FormValues
}

/**
 * Repeats every rule of the form with the browser's own code: visibility, checks in their order, and what only the
 * server knows. FormInvalid with a text by field when one fails. Resolves before any transaction begins.
 */
export async function checkSubmission(
  { shared }: ServerParts,
  configuration: OrgConfiguration,
  { definition, text, ask, now, subject, record, units }: Submission,
): Promise<CheckedSubmission> {
  const dictionaries = dictionariesOf(shared, configuration)
  const bundle = convertFormInfo(definition, { dictionaries, areas: shared.areas })
  const stored = cleanEditors(bundle, parseFormText(text))
  const context = {
    dictionaries,
    areas: shared.areas,
    now: now.getTime(),
    matches: matchPattern,
    ...(units && { units: await units(unitIds(Object.values(bundle.fields), stored)) }),
    ...(subject.account?.areaCode && { ownAreaCode: subject.account.areaCode }),
  }
  const form = new FormStore(bundle, {
    context,
    stored,
    ask,
    initial: prefilledValues(bundle, subject, shared.areas),
    ...(record && { record }),
  })
  const errors = await form.check()
  if (Object.keys(errors).length > 0) throw formInvalid(errors)
  return { bundle, values: form.submission() }
}

/** The refusal whose errors the form shows at its fields. */
export const formInvalid = (errors: Record<string, string>): Refusal =>
  new Refusal(RefusalCode.FormInvalid, 'formInvalid', {}, { errors })

/** Public dictionaries and the organisation's own, as the browser has them. */
export function dictionariesOf(
  shared: ServerParts['shared'],
  configuration: Pick<OrgConfiguration, 'dictionaries'>,
): Dictionaries {
  return { ...shared.dictionaries, ...configuration.dictionaries }
}
