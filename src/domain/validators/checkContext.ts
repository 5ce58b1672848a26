import type { FormField, FormValues } from '#contract/form.ts'
import type { PatternMatcher } from '../patterns/createPatternMatcher.ts'
import type { Offers, OfferTables } from './offerTables.ts'

/** The row of a table cell, and the rows it is compared with. */
export interface RowContext {
  /** Key of the table. */
  table: string
  rows: readonly FormValues[]
  index: number
}

/** The inputs of a check besides the value. */
export interface CheckContext {
  /** The values of the form; the card check reads `cardType` from them. */
  values: FormValues
  /** Today in China, YYYY-MM-DD: days of birth lie before it. */
  today: string
  matches: PatternMatcher
  /** Offered values by field type. */
  offers: Readonly<Record<FormField['type'], Offers>>
  /** The tables against which picked values are checked. */
  tables: OfferTables
  /** Stored record being edited: a value in it was valid once, and stays valid until it is changed. */
  record?: FormValues | undefined
  /** The initial values of a new form, besides its defaults. */
  prefilled?: FormValues | undefined
  /** Present for a cell. */
  row?: RowContext
}
