import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { FormErrors } from '#contract/envelope.ts'
import type { FormValues } from '#contract/form.ts'
import type { AreaNode, Dictionaries, FileValue } from '#contract/formInfo.ts'
import type { FormCheck } from '#contract/formSpec.ts'
import { computedErrors } from '#runtime/core/form/computedValue.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'
import { cleanEditors } from './cleanEditors.ts'
import { filesOf } from './filesOf.ts'
import { unitsOf } from './knowUnits.ts'
import { matchPattern } from './matchPattern.ts'
import { type Prefilling, prefilledValues } from './prefilledValues.ts'
import type { Raised, UnitTable } from './submission.ts'
import { withFixedValues } from './withFixedValues.ts'

/** All input of a form check, as data for a worker thread. */
export interface FormJob {
  /** `formInfo` of the definition. */
  definition: string
  /** Submitted values, unchanged. */
  values: FormValues
  /** The organisation's own dictionaries. */
  dictionaries: Dictionaries
  now: number
  prefilling: Prefilling
  /** Unit ids are not checked when absent. */
  units?: UnitTable
  /** Stored values being edited. */
  record?: FormValues
  /** Checks of the pages that submit this form. */
  checks?: readonly FormCheck[]
  /** Raised uniqueness questions whose value is in use by another account. */
  taken: readonly Raised[]
}

/** Reference data for forms of every organisation. */
export interface FormTables {
  dictionaries: Dictionaries
  areas: readonly AreaNode[]
}

export interface ValidatedForm {
  /** Path → message; empty when valid. */
  errors: FormErrors['errors']
  /** Values to store: without hidden, empty and unknown keys, rich text sanitised. */
  values: FormValues
  /** All files in these values, including rich text. */
  files: readonly FileValue[]
  /** Uniqueness questions to ask the database; a value in use requires another check. */
  raised: readonly Raised[]
}

/** Validates the whole form again with the browser's own code: visibility, then the checks in their order. */
export async function validateForm(
  { definition, values, dictionaries: own, prefilling, taken, ...job }: FormJob,
  shared: FormTables,
): Promise<ValidatedForm> {
  const { areas } = shared
  const dictionaries = { ...shared.dictionaries, ...own }
  const bundle = convertFormInfo(definition, { dictionaries, areas })
  const raised: Raised[] = []
  const { areaCode } = prefilling
  const context = {
    dictionaries,
    areas,
    now: job.now,
    matches: matchPattern,
    ...(job.units && { units: unitsOf(job.units) }),
    ...(areaCode && { ownAreaCode: areaCode }),
  }
  const initial = prefilledValues(bundle, prefilling, areas)
  const form = new FormStore(bundle, {
    context,
    stored: withFixedValues(bundle, cleanEditors(bundle, values), job.record ?? initial),
    ask: async ({ kind, value }) => {
      raised.push({ kind, value })
      return !taken.some((one) => one.kind === kind && one.value === value)
    },
    initial,
    ...(job.record && { record: job.record }),
    ...(job.checks && { checks: job.checks }),
  })
  const errors = { ...(await form.check()), ...computedErrors(form, values) }
  const submission = form.submission()
  return { errors, values: submission, files: filesOf(bundle, submission), raised }
}
