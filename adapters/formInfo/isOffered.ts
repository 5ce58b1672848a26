import type { CheckName, FormField, FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import type { CheckContext } from '#domain/validators/checkContext.ts'
import { failureOf } from '#domain/validators/checkField.ts'
import type { OfferTables } from '#domain/validators/offerTables.ts'
import { FIELD_TYPE_OFFERS } from './fieldTypes/fieldTypeRegistry.ts'

/** The checks a default must pass. Errors in typed text (a length, a pattern) can be corrected by the applicant. */
const ABOUT_OFFERS: readonly CheckName[] = ['offered', 'order']

/**
 * Returns whether a field offers the value, including each cell of a table's rows; a number must also be within the
 * limit. A read-only field is no exception: its default is submitted like any other.
 */
export function isOffered(field: FormField, value: unknown, tables: OfferTables): boolean {
  if (field.columns) return rowsOf(value).every((row) => isOfferedRow(field, row, tables))
  const checks = field.shape === 'number' ? [...ABOUT_OFFERS, 'limit'] : ABOUT_OFFERS
  const failure = failureOf({ ...field, isHide: false, isDisable: false }, value, contextOf(tables))
  return failure === undefined || !checks.includes(failure.check)
}

const isOfferedRow = ({ columns = [] }: FormField, row: FormValues, tables: OfferTables) =>
  columns.every((column) => isOffered(column, ownValue(row, column.key), tables))

const rowsOf = (value: unknown): FormValues[] =>
  Array.isArray(value) ? value.filter(isRecord) : []

/** The context for a value alone: there is no form around it yet, and every date counts as past. */
const contextOf = (tables: OfferTables): CheckContext => ({
  values: {},
  today: '9999-12-31',
  matches: () => true,
  offers: FIELD_TYPE_OFFERS,
  tables,
})
