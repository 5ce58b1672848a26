import type { CheckName, FormField } from '#contract/form.ts'
import { CHECKS } from '#contract/form.ts'
import type { FileValue } from '#contract/formInfo.ts'
import { isOfType } from '../file/fileRules.ts'
import { htmlText } from '../text/htmlText.ts'
import { cleanValue } from '../text/kinds/cleanValue.ts'
import { isEarlier, isRealDate } from '../time/writtenDate.ts'
import { checkCard } from './checkCard.ts'
import type { CheckContext } from './checkContext.ts'
import { isFilled } from './isFilled.ts'
import { checkOffered } from './offered/checkOffered.ts'
import { isStoredValue } from './offered/storedValue.ts'
import { oversizeOf } from './oversizeOf.ts'
import { rowsHolding } from './rowsHolding.ts'
import { validators } from './validators.gen.js'

/** A field's value under check, with the errors of the precompiled validator. */
interface Checked {
  field: FormField
  value: unknown
  context: CheckContext
  failed: ReadonlySet<string>
}

/** A check answers the text of its error, or undefined. */
type Check = (checked: Checked) => string | undefined

/** The value whose length the validator counts: the visible characters of rich text. */
const measured = (field: FormField, value: unknown): unknown =>
  field.shape === 'html' && typeof value === 'string' ? htmlText(value) : value

function failedChecks(field: FormField, value: unknown): ReadonlySet<string> {
  if (field.shape === 'none') return new Set()
  const validate = validators[field.shape]
  if (validate({ v: measured(field, value), c: field.constraints })) return new Set()
  return new Set(
    (validate.errors ?? []).map(({ keyword, message }) =>
      keyword === 'errorMessage' && message ? message : 'type',
    ),
  )
}

const isRealMoment = (field: FormField, value: unknown): boolean =>
  typeof value === 'string' && isRealDate(value, field.ui.fmt ?? '')

/** Beyond its form, a date must exist. */
function hasType({ field, value, failed }: Checked): boolean {
  if (failed.has('type')) return false
  if (field.shape === 'moment') return isRealMoment(field, value)
  return field.shape !== 'period' || (value as unknown[]).every((end) => isRealMoment(field, end))
}

/**
 * The ends of a period are never swapped, because their order was intended (form language, "Decided since the first
 * build", 3).
 */
const REVERSED = '结束时间不能早于开始时间'

function checkOrder({ field, value }: Checked): string | undefined {
  const [start = '', end = ''] = field.shape === 'period' ? (value as string[]) : []
  return isEarlier(end, start, field.ui.fmt ?? '') ? REVERSED : undefined
}

/** A stored value was within the limits of its time, and stays right until it is changed. */
function checkLimit({ field, value, context, failed }: Checked): string | undefined {
  return failed.has('limit') && !isStoredValue(field, value, context)
    ? field.messages.limit
    : undefined
}

function checkPattern({ field, value, context }: Checked): string | undefined {
  const { pattern, card } = field.constraints
  if (typeof value !== 'string') return undefined
  if (card) return checkCard(field, value, context)
  return pattern && !context.matches(pattern, value) ? field.messages.pattern : undefined
}

/** Compares the rows of a table only; the check against the server is made elsewhere. */
function checkNotRepeat({ field, value, context: { row } }: Checked): string | undefined {
  if (field.constraints.notRepeat !== 'rows' || !row) return undefined
  return rowsHolding(row.rows, field, value).length > 1 ? field.messages.notRepeat : undefined
}

function checkFiles({ field, value, failed }: Checked): string | undefined {
  const { fileType } = field.constraints
  const files = field.shape === 'files' ? (value as FileValue[]) : []
  const allowed = files.every((file) => !fileType || isOfType(file, fileType))
  if (!allowed) return field.messages.fileType
  return failed.has('files') ? field.messages.files : undefined
}

const CHECK_TABLE: Record<Exclude<CheckName, 'required'>, Check> = {
  type: (checked) => (hasType(checked) ? undefined : checked.field.messages.type),
  offered: ({ field, value, context }) => checkOffered(field, value, context),
  order: checkOrder,
  limit: checkLimit,
  pattern: checkPattern,
  notRepeat: checkNotRepeat,
  files: checkFiles,
  rows: ({ field, failed }) => (failed.has('rows') ? field.messages.rows : undefined),
}

/** A check a value fails, and its text. */
export interface Failure {
  check: CheckName
  message: string
}

/**
 * Returns the first check that a value fails once it is clean, in the order of the form language's section 4, after its size (decision
 * 0233); undefined when it is valid. An empty optional value passes, and a field that is never shown is not checked.
 * For a table this is the table's own check; its cells are checked one by one, each with its `row`.
 */
export function failureOf(
  field: FormField,
  typed: unknown,
  context: CheckContext,
): Failure | undefined {
  const value = cleanValue(field, typed)
  if (field.isHide || field.shape === 'none') return undefined
  const oversize = oversizeOf(field, value)
  if (oversize !== undefined) return { check: 'type', message: oversize }
  if (!isFilled(field, value)) return field.required ? requiredFailure(field) : undefined
  const checked = { field, value, context, failed: failedChecks(field, value) }
  for (const check of CHECKS) {
    const message = check === 'required' ? undefined : CHECK_TABLE[check](checked)
    if (message !== undefined) return { check, message }
  }
  return undefined
}

const requiredFailure = ({ messages: { required } }: FormField): Failure | undefined =>
  required === undefined ? undefined : { check: 'required', message: required }

/** The text of that check alone. */
export const checkField = (
  field: FormField,
  value: unknown,
  context: CheckContext,
): string | undefined => failureOf(field, value, context)?.message
