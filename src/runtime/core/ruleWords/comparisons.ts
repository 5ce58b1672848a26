import type { Logic } from '#contract/logic.ts'
import { codeText } from './codes.ts'
import { type Comparison, measureOf } from './measures.ts'
import { fieldRead, type Talk, taken } from './talk.ts'

const TURNED: Record<Comparison, Comparison> = {
  '==': '==',
  '!=': '!=',
  '===': '===',
  '!==': '!==',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
}

export const OPPOSITE: Record<Comparison, Comparison> = {
  '==': '!=',
  '!=': '==',
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
}

const isConstant = (rule: Logic | undefined): boolean =>
  rule === undefined || (taken(rule)[0] === '' && !Array.isArray(rule))

/** Returns a comparison in words, its subject first. */
export function comparisonText(
  by: Comparison,
  [left, right, last]: readonly Logic[],
  talk: Talk,
): string {
  if (last !== undefined)
    return `${comparisonText(by, [left ?? null, right ?? null], talk)}，且${comparisonText(by, [right ?? null, last], talk)}`
  if (isNow(left) && !isNow(right))
    return comparisonText(TURNED[by], [right ?? null, left ?? null], talk)
  return isConstant(left) && !isConstant(right)
    ? compared(TURNED[by], right, left, talk)
    : compared(by, left, right, talk)
}

/** Returns whether a side is today, which is worded last. */
const isNow = (rule: Logic | undefined): boolean => {
  const [operator, [operand]] = taken(rule)
  return operator === 'day' && operand === 'now'
}

function compared(
  by: Comparison,
  left: Logic | undefined,
  right: Logic | undefined,
  talk: Talk,
): string {
  const isEqual = by === '==' || by === '==='
  if (isEqual || by === '!=' || by === '!==') {
    if (right === null || right === undefined)
      return `${talk.value(left)}${isEqual ? '未填写' : '已填写'}`
    const field = fieldRead(left, talk.names)
    if (field && (typeof right === 'string' || typeof right === 'boolean'))
      return `${talk.value(left)}${isEqual ? '为' : '不为'}${codeText(String(right), field, talk.names)}`
  }
  return measureOf(left, right).compare(by, left, right, talk)
}
