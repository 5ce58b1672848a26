import type { FormValues } from '#contract/form.ts'
import type { RawField } from '#contract/formInfo.ts'
import types from '#fixtures/gallery/types.json' with { type: 'json' }

/** Every field type in the variants that look different: the first form of the gallery. */
export const allTypes: RawField[][] = types.formInfo

/** Values that fill most of it, as they would be stored. */
export const filled: FormValues = types.values
