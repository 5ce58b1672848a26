import type { FormBundle, FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'

/** The values a form opens with, and the stored keys it has no field for (they are dropped on submission). */
export interface Opened {
  values: FormValues
  dropped: string[]
}

/** Opens a form with the stored values unchanged; defaults do not fill gaps. */
export function fromSubmission(bundle: FormBundle, stored: FormValues): Opened {
  const isInput = (key: string): boolean =>
    (ownValue(bundle.fields, key)?.shape ?? 'none') !== 'none'
  const entries = Object.entries(stored)
  return {
    values: Object.fromEntries(entries.filter(([key]) => isInput(key))),
    dropped: entries.map(([key]) => key).filter((key) => !isInput(key)),
  }
}
