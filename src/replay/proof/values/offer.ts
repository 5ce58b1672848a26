import type { FormField } from '#contract/form.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'
import type { Points } from '#runtime/core/why/candidates/points.ts'

/** The values that an applicant can enter in a field, besides leaving it empty. */
export interface Offer {
  /**
   * Enough values to represent every class that a rule or check distinguishes. For multiple choice (`combined`) lists
   * with one entry each.
   */
  values: unknown[]
  /** True when values other than those listed exist: only what a listed value shows is proven. */
  open: boolean
  /** True when a valid value may exist that is not listed. */
  unsure: boolean
  /** True when a value can be removed again. */
  clearable: boolean
  combined: boolean
}

/** Input of an offer. */
export interface OfferRequest {
  field: FormField
  /** Codes that relations compare the value with. */
  codes: readonly string[]
  /** Where other rules may change. */
  points: Points
  context: FormContext
  /** True when a value passes the field's own checks. */
  isValid: (value: unknown) => boolean
  /** Returns the requested number of distinct valid values of a column. */
  validCells: (column: FormField, wanted: number) => Cells
}

/** Values for the cells of a column. */
export interface Cells {
  values: unknown[]
  /** True when there are fewer than requested, and no others exist. */
  noMore: boolean
}

export type Offerer = (request: OfferRequest) => Offer

export const offer = (values: unknown[], parts: Partial<Offer> = {}): Offer => ({
  values,
  open: false,
  unsure: false,
  clearable: true,
  combined: false,
  ...parts,
})
