import type { Logic } from '#contract/logic.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { type Fields, measureOf } from './measures.ts'
import type { Subject } from './sentence.ts'

/** Returns an operation as its operator and operands; for anything else the operator is empty. */
export function readOperation(rule: Logic): [operator: string, operands: readonly Logic[]] {
  const entries = isRecord(rule) ? Object.entries(rule as Record<string, Logic>) : []
  const [entry] = entries
  if (!entry || entries.length > 1) return ['', []]
  return [entry[0], Array.isArray(entry[1]) ? entry[1] : [entry[1]]]
}

/** Returns the path of a `var` without another value for when it is missing. */
export function readPath(rule: Logic | undefined): string | undefined {
  const [operator, [path, more]] = readOperation(rule ?? null)
  return operator === 'var' && typeof path === 'string' && more === undefined ? path : undefined
}

/** Returns the subject of a rule; undefined when the form has no such subject. */
export function parseSubject(rule: Logic, fields: Fields): Subject | undefined {
  const subject = readSubject(rule)
  return subject && measureOf(subject, fields) ? subject : undefined
}

function readSubject(rule: Logic): Subject | undefined {
  const path = readPath(rule)
  if (path !== undefined) return { kind: 'field', path }
  const [operator, operands] = readOperation(rule)
  return ownValue(READERS, operator)?.(operands)
}

const READERS: Readonly<Record<string, (operands: readonly Logic[]) => Subject | undefined>> = {
  day([date]) {
    if (date === 'now') return { kind: 'today' }
    const path = readPath(date)
    return path === undefined ? undefined : { kind: 'field', path }
  },
  age([from, to]) {
    const path = readPath(from)
    return path !== undefined && (to === undefined || to === 'now')
      ? { kind: 'age', path }
      : undefined
  },
  days([from, to]) {
    const [first, last] = [dateRead(from), dateRead(to)]
    return first !== undefined && last !== undefined
      ? { kind: 'days', from: first, to: last }
      : undefined
  },
  count([of]) {
    const key = readPath(of)
    return key === undefined ? undefined : { kind: 'count', key }
  },
  countOf(operands) {
    const keys = operands.map(readPath)
    return keys.every((key) => key !== undefined) ? { kind: 'countOf', keys } : undefined
  },
  sum([rows, column]) {
    const key = readPath(rows)
    return key !== undefined && typeof column === 'string'
      ? { kind: 'sum', key, column }
      : undefined
  },
}

const dateRead = (rule: Logic | undefined): string | undefined =>
  rule === 'now' ? 'now' : readPath(rule)
