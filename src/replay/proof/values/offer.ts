import type { FormField } from '#contract/form.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'

/** What somebody can give for a field, besides leaving it empty. */
export interface Offer {
  /**
   * Enough values that whatever a rule or a check can tell apart is told apart by some two of them. Of a field that
   * takes several (`combined`), values with one entry each.
   */
  values: unknown[]
  /** Rules may meet values that are not listed: only what a listed value shows is proven. */
  open: boolean
  /** A value that is valid may be missing although it is there. */
  unsure: boolean
  /** Once given, a value can be taken away again. */
  clearable: boolean
  combined: boolean
}

/** What an offer is made for. */
export interface OfferRequest {
  field: FormField
  /** Codes the rules compare the value with. */
  codes: readonly string[]
  context: FormContext
  /** Whether the field's own checks let a value pass. */
  isValid: (value: unknown) => boolean
  /** So many different valid values of a column of the field's table. */
  validCells: (column: FormField, wanted: number) => Cells
}

/** Values for the cells of a column. */
export interface Cells {
  values: unknown[]
  /** There are fewer than were wanted, and no others. */
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
