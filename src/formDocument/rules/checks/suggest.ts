import type { FormBundle } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { keyRead } from '#domain/logic/keyRead.ts'
import { varsOf } from '#domain/logic/varsOf.ts'
import { fill } from '#domain/text/fill.ts'
import { type Fields, isAnswer, measureOf } from '../sentence/measures.ts'
import { type Condition, isGroup, type Test, type Value } from '../sentence/sentence.ts'
import { writeCondition } from '../sentence/writeRule.ts'
import { fieldName, subjectName } from '../words/names.ts'
import texts from '../words/texts.json' with { type: 'json' }
import type { CheckSentence } from './checkSentence.ts'

const { messages } = texts

/** Returns the message for an applicant whose answers violate a check. */
export function suggestedMessage({ must }: CheckSentence, fields: Fields): string {
  const [only] = must.parts
  const said =
    must.parts.length === 1 && only && !isGroup(only) ? testMessage(only, fields) : undefined
  return said ?? otherMessage(must, fields)
}

function testMessage({ subject, by, value }: Test, fields: Fields): string | undefined {
  const left = subjectName(subject, fields)
  if (by === 'filled' || by === 'empty') return fill(messages[by], { left })
  if (subject.kind === 'countOf' && value?.kind === 'number')
    return countMessage(subject.keys, by, value.number, fields)
  const measure = measureOf(subject, fields)
  if (!value || (measure !== 'number' && measure !== 'day')) return undefined
  const isTurned = asksForLater(by, value) && measure === 'day'
  const text = ownValue(
    messages[measure] as Record<string, string>,
    isTurned ? by.replace('<', '>') : by,
  )
  const right = valueName(value, fields)
  return text && fill(text, isTurned ? { left: right, right: left } : { left, right })
}

function countMessage(
  keys: readonly string[],
  by: string,
  number: number,
  fields: Fields,
): string | undefined {
  const text = by === '>=' ? messages.atLeast : by === '<=' ? messages.atMost : undefined
  const names = keys.map((key) => fieldName(fields, key)).join('、')
  return text && fill(text, { names, number })
}

function valueName(value: Value, fields: Fields): string {
  if (value.kind === 'number') return ` ${value.number}`
  if (value.kind === 'day') return ` ${value.day}`
  return value.kind === 'subject' ? subjectName(value.subject, fields) : value.codes.join('、')
}

function otherMessage(must: Condition, fields: Fields): string {
  const names = readKeys(must, fields).map((key) => fieldName(fields, key))
  return names.length > 0 ? fill(messages.other, { names: names.join('、') }) : messages.now
}

const readKeys = (condition: Condition, fields: Fields): string[] => [
  ...new Set(varsOf(writeCondition(condition, fields)).map((path) => keyRead(path, fields))),
]

/**
 * Returns the field at which a message is shown: of two dates the one that should be later, otherwise the last field of
 * the requirement, preferably one that always shows, because a check is skipped while its field is hidden; undefined
 * when there is none.
 */
export function suggestedPlace(
  { must }: CheckSentence,
  bundle: Pick<FormBundle, 'fields' | 'order' | 'rules'>,
): string | undefined {
  const { fields, order } = bundle
  const later = laterDate(must, fields)
  const read = new Set(later === undefined ? readKeys(must, fields) : [later])
  const places = order.filter((key) => read.has(key) && isAnswer(ownValue(fields, key)))
  return places.findLast((key) => !hidesSometimes(key, bundle)) ?? places.at(-1)
}

/** Returns whether a field is sometimes hidden; a check with its message there is skipped meanwhile. */
export const hidesSometimes = (key: string, { rules }: Pick<FormBundle, 'rules'>): boolean =>
  Object.hasOwn(rules, key)

/**
 * Returns whether a comparison requires its right side to be the later date; of two dates the later one is at fault.
 */
const asksForLater = (by: string, value: Value): boolean =>
  value.kind === 'subject' && value.subject.kind === 'field' && by.startsWith('<')

function laterDate({ parts: [only, more] }: Condition, fields: Fields): string | undefined {
  if (!only || more || isGroup(only) || measureOf(only.subject, fields) !== 'day') return undefined
  const { subject, by, value } = only
  const later =
    value && asksForLater(by, value) && value.kind === 'subject' ? value.subject : subject
  return later.kind === 'field' ? keyRead(later.path, fields) : undefined
}
