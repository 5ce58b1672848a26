import type { Logic } from '#contract/logic.ts'
import { ownValue } from '#contract/record.ts'
import { type Fields, measureOf } from '../sentence/measures.ts'
import { parseSubject, readOperation, readPath } from '../sentence/parseSubject.ts'
import type { Subject } from '../sentence/sentence.ts'
import { writeSubject } from '../sentence/writeRule.ts'

/** A field's computation as a sentence. */
export type Compute =
  | { kind: 'measure'; subject: Extract<Subject, { kind: 'sum' | 'count' | 'age' | 'days' }> }
  | { kind: 'add' | 'multiply'; keys: readonly string[] }
  | { kind: 'subtract'; keys: readonly [from: string, taken: string] }
  /** Texts of fields, with something between them. */
  | { kind: 'join'; keys: readonly string[]; between: string }

const SIGNS = { '+': 'add', '*': 'multiply', '-': 'subtract' } as const
const SIGN_OF = { add: '+', multiply: '*', subtract: '-' } as const

/** Returns a computation as a sentence; undefined for a rule that no sentence expresses. */
export function parseCompute(rule: Logic, fields: Fields): Compute | undefined {
  const subject = parseSubject(rule, fields)
  if (subject && isMeasure(subject)) return { kind: 'measure', subject }
  const [operator, operands] = readOperation(rule)
  if (operator === 'cat') return parseJoin(operands, fields)
  const kind = ownValue(SIGNS as Record<string, 'add' | 'multiply' | 'subtract'>, operator)
  const keys = operands.map((one) => readPath(one) ?? '')
  const areNumbers = keys.every(
    (path) => ownValue(fields, path) && measureOf({ kind: 'field', path }, fields) === 'number',
  )
  const [first, second, more] = keys
  if (!kind || !areNumbers || first === undefined || second === undefined) return undefined
  if (kind !== 'subtract') return { kind, keys }
  return more === undefined ? { kind, keys: [first, second] } : undefined
}

const isMeasure = (subject: Subject): subject is Extract<Compute, { kind: 'measure' }>['subject'] =>
  ['sum', 'count', 'age', 'days'].includes(subject.kind)

/** Parses a concatenation of fields with the same text between them. */
function parseJoin(operands: readonly Logic[], fields: Fields): Compute | undefined {
  const hasBetween = typeof operands[1] === 'string'
  const between = hasBetween ? String(operands[1]) : ''
  const parts = hasBetween ? operands.filter((_, at) => at % 2 === 0) : operands
  const isRegular = !hasBetween || operands.every((one, at) => at % 2 === 0 || one === between)
  const keys = parts.map((one) => readPath(one) ?? '')
  const areTexts = keys.every((key) => isJoined(key, fields))
  const isWhole = hasBetween ? operands.length % 2 === 1 : true
  return isRegular && areTexts && isWhole ? { kind: 'join', keys, between } : undefined
}

/** Returns whether a field's value is a text or a number that can be joined. */
export const isJoined = (key: string, fields: Fields): boolean =>
  ['text', 'number', 'moment'].includes(ownValue(fields, key)?.shape ?? '')

export function writeCompute(compute: Compute, fields: Fields): Logic {
  if (compute.kind === 'measure') return writeSubject(compute.subject, fields)
  const parts = compute.keys.map((key): Logic => ({ var: key }))
  if (compute.kind !== 'join') return { [SIGN_OF[compute.kind]]: parts }
  const { between } = compute
  return {
    cat: between === '' ? parts : parts.flatMap((part, at) => (at > 0 ? [between, part] : [part])),
  }
}
