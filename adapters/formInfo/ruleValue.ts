import type { FormBundle, FormField, FormValues, ValueShape } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { ChosenPath } from '#domain/logic/chosenPath.ts'
import { htmlText } from '#domain/text/htmlText.ts'
import { yearFirst } from '#domain/time/writtenDate.ts'
import { isFilled } from '#domain/validators/isFilled.ts'
import { submittedValue } from './submittedValue.ts'

/** Placeholder for pictures and tables in a text: Unicode's object replacement character. */
const OBJECT = '\uFFFC'

/**
 * Returns the value of a field that rules read: the submitted one, undefined when nothing would be submitted (decision
 * 0405). Browser, server, print, proofs and explanations all use this function, so that a rule means the same before
 * and after a submission. Rich text is read as its visible text, because sanitising rewrites its tags, and a date with
 * its year first.
 */
export function ruleValue(field: FormField, value: unknown): unknown {
  if (!isFilled(field, value)) return undefined
  const submitted = submittedValue(field, value)
  return READERS[field.shape]?.(field, submitted) ?? submitted
}

type Reader = (field: FormField, submitted: unknown) => unknown

const visibleText: Reader = (_, html) => {
  if (typeof html !== 'string') return html
  const text = htmlText(html).replaceAll('\u00A0', ' ')
  return text.trim() === '' ? OBJECT : text
}

/** Dates order as texts only with the year first. */
const moment: Reader = ({ ui }, text) =>
  typeof text === 'string' ? yearFirst(text, ui.fmt ?? '') : text

const period: Reader = (field, ends) =>
  Array.isArray(ends) ? ends.map((end: unknown) => moment(field, end)) : ends

const path: Reader = (_, codes) => (Array.isArray(codes) ? ChosenPath.from(codes) : codes)

const rows: Reader = ({ columns = [] }, table) => {
  const read = columns.filter(({ shape }) => READERS[shape])
  return read.length > 0 && Array.isArray(table)
    ? table.map((row: unknown) => (isRecord(row) ? rowRead(read, row) : row))
    : table
}

const rowRead = (columns: readonly FormField[], row: FormValues): FormValues => ({
  ...row,
  ...Object.fromEntries(
    columns
      .filter(({ key }) => Object.hasOwn(row, key))
      .map((column) => [column.key, ruleValue(column, ownValue(row, column.key))]),
  ),
})

/** Readers by shape, for submitted values that are more than a text, number or list to rules. */
const READERS: Partial<Record<ValueShape, Reader>> = {
  html: visibleText,
  moment,
  period,
  path,
  rows,
}

/** The values of all fields as rules read them. */
export const ruleValues = ({ fields, order }: FormBundle, values: FormValues): FormValues =>
  Object.fromEntries(
    order.flatMap((key) => {
      const field = ownValue(fields, key)
      const value = field && ruleValue(field, ownValue(values, key))
      return value === undefined ? [] : [[key, value] as const]
    }),
  )
