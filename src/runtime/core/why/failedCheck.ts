import type { CheckName, FormBundle, FormField } from '#contract/form.ts'
import type { FieldAttribute, FileValue } from '#contract/formInfo.ts'
import type { FailedCheck, ReadValue, Source } from '#contract/why.ts'
import { isOfType } from '#domain/file/fileRules.ts'
import { codePoints } from '#domain/text/codePoints.ts'
import { htmlText } from '#domain/text/htmlText.ts'
import { CARD_TYPE_KEY } from '#domain/validators/checkCard.ts'
import type { Failure } from '#domain/validators/checkField.ts'
import { numberBounds } from '#domain/validators/offered/numberBounds.ts'
import { rowsHolding } from '#domain/validators/rowsHolding.ts'
import type { FormStore } from '../form/formStore.ts'
import { readValue } from './readValue.ts'
import { sourcesOf } from './sourcesOf.ts'
import type { Subject } from './subject.ts'

/** Returns the parameters of a failed check and the value it measured. */
export function failedCheckOf(
  store: FormStore,
  subject: Subject,
  { check, message }: Failure,
): FailedCheck {
  const { field, path } = subject
  const value = store.get(path)
  return {
    check,
    message,
    read: readValue(field, value, store.options.context),
    ...PARAMETERS[check]({ store, subject, field, value, message }),
  }
}

interface Given {
  store: FormStore
  subject: Subject
  field: FormField
  value: unknown
  message: string
}

type Parameters = Omit<FailedCheck, 'check' | 'message' | 'read'>

/** Parameters of each check. */
const PARAMETERS: Record<CheckName, (given: Given) => Parameters> = {
  required: () => ({}),
  type: () => ({}),
  offered: offeredParameters,
  order: () => ({}),
  limit: ({ field, value }) => ({ ...bounds(field), ...measuredOf(field, value) }),
  pattern: patternParameters,
  notRepeat: ({ store, subject, value }) => ({ twins: twinsOf(store, subject, value) }),
  files: filesParameters,
  rows: ({ field, value }) => ({
    ...measuredOf(field, value),
    ...(field.constraints.numLimit !== undefined && { max: field.constraints.numLimit }),
  }),
}

/** Returns the range and step of a number; other values explain themselves. */
function offeredParameters({ field, value }: Given): Parameters {
  if (typeof value !== 'number') return {}
  const { min, max, step } = numberBounds(field)
  return {
    ...measuredOf(field, value),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(step !== undefined && { step }),
  }
}

const bounds = ({ constraints: { min, max } }: FormField): Parameters => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
})

/** Returns the measured amount: characters of text as displayed, entries of a list. */
function measuredOf({ shape }: FormField, value: unknown): Parameters {
  if (typeof value === 'number') return { measured: { amount: value, unit: 'value' } }
  if (typeof value === 'string') {
    const text = shape === 'html' ? htmlText(value) : value
    return { measured: { amount: codePoints(text), unit: 'characters' } }
  }
  if (!Array.isArray(value)) return {}
  const unit = shape === 'rows' || shape === 'files' ? shape : 'chosen'
  return { measured: { amount: value.length, unit } }
}

function patternParameters({ store, subject, field }: Given): Parameters {
  const { card, pattern } = field.constraints
  if (!card) return pattern ? { pattern: pattern.source } : {}
  return card === 'byCardType' ? { cardType: cardTypeOf(store, subject) } : {}
}

/** Returns the card type chosen in the row, else in the form. */
function cardTypeOf(store: FormStore, { cell }: Subject): ReadValue {
  const { bundle, options } = store
  const column = cell?.tableField.columns?.find(({ key }) => key === CARD_TYPE_KEY)
  const inRow = cell && store.rows(cell.table)[cell.row]?.[CARD_TYPE_KEY]
  const field = inRow !== undefined && column ? column : bundle.fields[CARD_TYPE_KEY]
  const value = inRow ?? store.values()[CARD_TYPE_KEY]
  return field ? readValue(field, value, options.context) : { value: value ?? null, text: '' }
}

function filesParameters({ field, value, message }: Given): Parameters {
  const { fileType = [], limit } = field.constraints
  if (message !== field.messages.fileType)
    return { ...measuredOf(field, value), ...(limit !== undefined && { max: limit }) }
  const files = value as readonly FileValue[]
  const refused = files.filter((file) => !isOfType(file, fileType))
  return { fileType, refused: refused.map(({ name }) => name) }
}

const twinsOf = (store: FormStore, { cell, field }: Subject, value: unknown): number[] =>
  cell ? rowsHolding(store.rows(cell.table), field, value).filter((row) => row !== cell.row) : []

/** Attributes that a check reads, the decisive one first. */
const ATTRIBUTES: Record<CheckName, (failed: FailedCheck) => readonly FieldAttribute[]> = {
  required: () => ['required'],
  type: () => ['fmt', 'type'],
  offered: ({ measured, min, max }) => {
    if (!measured) return ['items', 'dictionary', 'areaType', 'source', 'step', 'type']
    if (min !== undefined && measured.amount < min) return ['min', 'type']
    return max !== undefined && measured.amount > max ? ['max', 'type'] : ['step', 'type']
  },
  order: () => ['isTimeSlot', 'type'],
  limit: ({ measured, min }) =>
    measured && min !== undefined && measured.amount < min ? ['min'] : ['max'],
  pattern: ({ pattern }) =>
    pattern === undefined ? ['commonRegExp'] : ['customRegExp', 'commonRegExp'],
  notRepeat: () => ['notRepeatText'],
  files: ({ refused }) => [refused ? 'fileType' : 'limit'],
  rows: () => ['numLimit'],
}

/** Returns the place of the attribute that configured the check. */
export const failedCheckSources = (
  bundle: FormBundle,
  { origin }: Subject,
  failed: FailedCheck,
): Source[] => sourcesOf(bundle, origin, ...ATTRIBUTES[failed.check](failed)).slice(0, 1)
