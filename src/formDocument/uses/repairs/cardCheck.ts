import { cardCheckOf } from '#adapters/formInfo/attributes/readPattern.ts'
import type { RawField } from '#contract/formInfo.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { CARD_TYPE_KEY } from '#domain/validators/checkCard.ts'
import { keyOf } from '../../keys/keys.ts'
import { columnsOf } from '../../rows/rows.ts'
import type { Answers } from '../rules/answers.ts'

/** Returns whether card numbers of a definition are checked by a card type that is among the answers. */
export const readsCardType = (field: RawField, answers: Answers): boolean =>
  withCardCheck(field, answers) !== field

/**
 * Returns a definition that checks its card numbers as resident IDs when their card type is among the answers: without
 * one every number would be invalid. A row's own card type takes precedence over the form's.
 */
export function withCardCheck(field: RawField, answers: Answers): RawField {
  const isGone = answers.fields.has(CARD_TYPE_KEY)
  const columns = columnsOf(field)
  if (!columns) return isGone ? withResidentCards(field) : field
  const hasOwn = columns.some((column) => keyOf(column) === CARD_TYPE_KEY)
  const isOwnGone = answers.columns.get(keyOf(field) ?? '')?.has(CARD_TYPE_KEY) === true
  const isForms = Object.hasOwn(answers.known, CARD_TYPE_KEY)
  if (isOwnGone ? isForms : hasOwn || !isGone) return field
  const items = columns.map((column) => (isRecord(column) ? withResidentCards(column) : column))
  return items.every((one, at) => one === columns[at]) ? field : { ...field, items }
}

const withResidentCards = (field: RawField): RawField =>
  isByCardType(field) ? { ...field, commonRegExp: 'idCard' } : field

/** Returns whether a definition checks its text as a card number of the type that another field says. */
const isByCardType = (field: RawField): boolean =>
  field.type === 'textBox' && cardCheckOf(field) === 'byCardType'
