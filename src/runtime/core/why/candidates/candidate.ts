import type { FormField } from '#contract/form.ts'
import type { FormContext } from '../../form/formContext.ts'
import type { Points } from './points.ts'

/** Input for generating alternative values of a field. */
export interface CandidateSource {
  field: FormField
  /** The current value. */
  value: unknown
  /** Codes that rules compare the field with. */
  codes: readonly string[]
  /** Where rules may change besides. */
  points?: Points
  context: FormContext
}

/** Returns alternative values of a field, the most natural first. */
export type Candidates = (source: CandidateSource) => unknown[]
