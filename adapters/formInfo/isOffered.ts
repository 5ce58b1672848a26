import type { CheckName, FormField, FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/isRecord.ts'
import type { CheckContext } from '#domain/validators/checkContext.ts'
import { failureOf } from '#domain/validators/checkField.ts'
import type { OfferTables } from '#domain/validators/offered/offerTables.ts'

/** The checks a default must pass: what only a person's typing can break (a length, a pattern) is theirs to mend. */
const ABOUT_OFFERS: readonly CheckName[] = ['offered', 'order']

/** Whether a field offers the value, each cell of a table's rows among it; a number also lies within the limit. */
export function isOffered(field: FormField, value: unknown, tables: OfferTables): boolean {
  if (field.columns) return rowsOf(value).every((row) => isOfferedRow(field, row, tables))
  const checks = field.shape === 'number' ? [...ABOUT_OFFERS, 'limit'] : ABOUT_OFFERS
  const failure = failureOf({ ...field, isHide: false }, value, contextOf(tables))
  return failure === undefined || !checks.includes(failure.check)
}

const isOfferedRow = ({ columns = [] }: FormField, row: FormValues, tables: OfferTables) =>
  columns.every((column) => isOffered(column, ownValue(row, column.key), tables))

const rowsOf = (value: unknown): FormValues[] =>
  Array.isArray(value) ? value.filter(isRecord) : []

/** Of a value alone: there is no form around it yet, and no day is too late. */
const contextOf = (tables: OfferTables): CheckContext => ({
  values: {},
  today: '9999-12-31',
  matches: () => true,
  tables,
})
