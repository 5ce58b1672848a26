import { isEmpty } from '../../json/isEmpty.ts'
import { isSameJson } from '../../json/isSameJson.ts'
import { numberIn } from '../../plainNumber.ts'
import { dayOf } from '../../time/dateFormat.ts'
import type { LogicEnv } from '../env.ts'
import type { StrictOperator } from './definition.ts'
import { stock } from './stock.ts'

/**
 * Comparisons in forms (decision 0406). They always yield an answer: an empty operand, or operands of kinds that do not
 * compare, are neither equal nor before or after anything; `!=` is the opposite of `==`. `now` is today.
 */
const comparison = (
  most: 2 | 3,
  holds: (operands: readonly unknown[]) => boolean,
): StrictOperator => ({
  kind: 'strict',
  operands: [2, most],
  compute: (operands, env) => holds(operands.map((operand) => today(operand, env))),
})

const today = (operand: unknown, { now }: LogicEnv): unknown =>
  operand === 'now' ? dayOf(now) : operand

/** A number, or a text that holds one; undefined for anything else. */
function numberOf(operand: unknown): number | undefined {
  if (typeof operand === 'number') return operand
  return typeof operand === 'string' ? numberIn(operand) : undefined
}

/** Texts are equal as they are written; a text and a number when the text holds that number. */
function isEqual([left, right]: readonly unknown[]): boolean {
  if (isEmpty(left) || isEmpty(right)) return false
  if (typeof left === typeof right) return isSameJson(left, right)
  const number = numberOf(left)
  return number !== undefined && number === numberOf(right)
}

/** Equal, and of one kind. */
const isSame = (operands: readonly unknown[]): boolean =>
  typeof operands[0] === typeof operands[1] && isEqual(operands)

/** Numbers, also those that texts hold; else texts by their characters, as written days and times order. */
const isInOrder = (name: '<' | '<=' | '>' | '>=') => (operands: readonly unknown[]) => {
  if (operands.some(isEmpty)) return false
  const numbers = operands.map(numberOf)
  if (!numbers.includes(undefined)) return stock(name, numbers) === true
  return operands.every((each) => typeof each === 'string') && stock(name, operands) === true
}

/** The comparisons of forms by name; pages have their own. */
export const FORM_COMPARISONS = {
  '==': comparison(2, isEqual),
  '!=': comparison(2, (operands) => !isEqual(operands)),
  '===': comparison(2, isSame),
  '!==': comparison(2, (operands) => !isSame(operands)),
  '<': comparison(3, isInOrder('<')),
  '<=': comparison(3, isInOrder('<=')),
  '>': comparison(2, isInOrder('>')),
  '>=': comparison(2, isInOrder('>=')),
}
