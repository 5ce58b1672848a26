import type { Logic } from '#contract/logic.ts'
import { ownValue } from '#contract/record.ts'
import { type Fields, measureOf } from './measures.ts'
import { parseSubject, readOperation } from './parseSubject.ts'
import type { Comparison, Subject, Test, Value } from './sentence.ts'

/** Equivalent comparisons with their sides exchanged. */
const TURNED: Record<Comparison, Comparison> = {
  '==': '==',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
}

/** Negations of comparisons, true also while a side is missing. */
const DENIED: Record<Comparison, Pick<Test, 'by' | 'lenient'>> = {
  '==': { by: '!=' },
  '!=': { by: '==' },
  '<': { by: '>=', lenient: true },
  '<=': { by: '>', lenient: true },
  '>': { by: '<=', lenient: true },
  '>=': { by: '<', lenient: true },
}

/** Returns a comparison of two numbers or two days as a test; undefined for any other. */
export function parseComparison(
  operator: string,
  [left = null, right = null, more]: readonly Logic[],
  fields: Fields,
  isDenied = false,
): Test | undefined {
  const by = ownValue(TURNED, operator)
  if (!by || more !== undefined) return undefined
  const found =
    compared(operator as Comparison, left, right, fields) ?? compared(by, right, left, fields)
  return found && isDenied ? { ...found, ...DENIED[found.by as Comparison] } : found
}

function compared(by: Comparison, left: Logic, right: Logic, fields: Fields): Test | undefined {
  const subject = comparedSubject(left, fields)
  const measure = subject && measureOf(subject, fields)
  if (!subject || (measure !== 'number' && measure !== 'day')) return undefined
  const value = comparedValue(right, measure, fields)
  // Today is said last.
  if (!value || (subject.kind === 'today' && value.kind === 'subject')) return undefined
  return { subject, by, value }
}

/** Returns the subject of a comparison: a date must be read through `day`, any other value directly. */
function comparedSubject(rule: Logic, fields: Fields): Subject | undefined {
  const subject = parseSubject(rule, fields)
  if (subject?.kind !== 'field') return subject
  const isDay = measureOf(subject, fields) === 'day'
  return isDay === (readOperation(rule)[0] === 'day') ? subject : undefined
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

function comparedValue(rule: Logic, measure: 'number' | 'day', fields: Fields): Value | undefined {
  if (measure === 'number' && typeof rule === 'number') return { kind: 'number', number: rule }
  const text = readOperation(rule)[0] === 'day' ? readOperation(rule)[1][0] : rule
  if (measure === 'day' && typeof text === 'string' && DAY.test(text))
    return { kind: 'day', day: text }
  const subject = comparedSubject(rule, fields)
  return subject && measureOf(subject, fields) === measure
    ? { kind: 'subject', subject }
    : undefined
}
