import { type Fields, measureOf, verbsOf } from '#formDocument/rules/sentence/measures.ts'
import {
  needsValue,
  type Subject,
  type Test,
  type Verb,
} from '#formDocument/rules/sentence/sentence.ts'

const LENIENT: readonly Verb[] = ['==', '<', '<=', '>', '>=']

export const canBeLenient = (by: Verb): boolean => LENIENT.includes(by)

/** Returns a test with another subject; its value stays where it fits. */
export function aboutSubject(test: Test, subject: Subject, fields: Fields): Test {
  const isSame = measureOf(test.subject, fields) === measureOf(subject, fields)
  const isChoice = measureOf(subject, fields) === 'codes'
  if (isSame && !isChoice) return { ...test, subject }
  const verbs = verbsOf(subject, fields)
  const isText = measureOf(subject, fields) === 'text'
  const by = isText ? 'filled' : (verbs[0] ?? 'filled')
  const isNumber = measureOf(subject, fields) === 'number' || measureOf(subject, fields) === 'day'
  const wasOpen = test.subject.kind === 'open'
  const { subject: _, by: before, value, lenient, ...rest } = test
  if (wasOpen && isNumber && verbs.includes(before) && needsValue(before))
    return { ...test, subject }
  return { ...rest, subject, by, ...(lenient && canBeLenient(by) && { lenient }) }
}

/** Returns a test with another verb; its value stays where it fits. */
export function byVerb(test: Test, by: Verb, isLenient: boolean): Test {
  const { value, lenient: _, ...rest } = test
  const isCodes = (verb: Verb) => verb === 'in' || verb === 'notIn'
  const keeps = needsValue(by) && isCodes(by) === isCodes(test.by)
  return {
    ...rest,
    by,
    ...(keeps && value && { value }),
    ...(isLenient && canBeLenient(by) && { lenient: true }),
  }
}

/**
 * Returns a changed test that is lenient only where a side can be missing; one in which a side can newly be missing
 * takes the default.
 * @param isLenient default leniency of comparisons
 */
export function withLeniency(before: Test, test: Test, isLenient: boolean): Test {
  const { lenient, ...rest } = test
  if (!canMiss(test) || !canBeLenient(test.by)) return rest
  const begins = isLenient && !(canMiss(before) && canBeLenient(before.by))
  return lenient || begins ? { ...rest, lenient: true } : rest
}

/** Returns whether a side of a comparison can be missing; a count never is. */
export const canMiss = ({ subject, value }: Test): boolean =>
  isMissable(subject) || (value?.kind === 'subject' && isMissable(value.subject))

const isMissable = ({ kind }: Subject): boolean =>
  kind === 'field' || kind === 'age' || kind === 'days' || kind === 'open'
