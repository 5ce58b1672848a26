import type { FormValues } from '#contract/form.ts'
import type { PatternMatcher } from '../patterns/createPatternMatcher.ts'

/** The row a table's cell stands in, among the rows it is compared with. */
export interface RowContext {
  rows: readonly FormValues[]
  index: number
}

/** What a check may need besides the value. */
export interface CheckContext {
  /** The values of the form; the card check reads `cardType` from them. */
  values: FormValues
  /** The latest birth year a card may name. */
  currentYear: number
  matches: PatternMatcher
  /** Present for a cell. */
  row?: RowContext
}
