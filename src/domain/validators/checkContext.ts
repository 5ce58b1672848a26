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
  /** The day it is in China, YYYY-MM-DD: days of birth lie before it. */
  today: string
  matches: PatternMatcher
  /** What each field type offers. */
  offers: Readonly<Record<FormField['type'], Offers>>
  /** The tables against which picked values are checked. */
  tables: OfferTables
  /** The stored record that is edited: a value it holds was right once, and stays right until it is changed. */
  record?: FormValues | undefined
  /** The initial values of a new form, besides its defaults. */
  prefilled?: FormValues | undefined
  /** Present for a cell. */
  row?: RowContext
}
