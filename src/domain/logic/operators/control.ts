import { truthy } from '../truthy.ts'
import type { Choice, LazyOperator } from './definition.ts'

/** Returns the first operand whose truthiness is `wanted`; otherwise the last one. */
function firstThatIs(wanted: boolean, operand: (index: number) => unknown, count: number): Choice {
  for (let index = 0; index < count - 1; index++) {
    const value = operand(index)
    if (truthy(value) === wanted) return { value, decided: true }
  }
  return { value: operand(count - 1), decided: true }
}

/** `if, then, else if, then, …, else`; without an else that applies the value is null. */
function chooseBranch(operand: (index: number) => unknown, count: number): Choice {
  let index = 0
  for (; index + 1 < count; index += 2) {
    if (truthy(operand(index))) return { value: operand(index + 1), decided: true }
  }
  return index < count ? { value: operand(index), decided: true } : { value: null, decided: false }
}

export const andOperator: LazyOperator = {
  kind: 'lazy',
  operands: [1, Number.POSITIVE_INFINITY],
  choose: (operand, count) => firstThatIs(false, operand, count),
}

export const orOperator: LazyOperator = {
  kind: 'lazy',
  operands: [1, Number.POSITIVE_INFINITY],
  choose: (operand, count) => firstThatIs(true, operand, count),
}

export const ifOperator: LazyOperator = {
  kind: 'lazy',
  operands: [2, Number.POSITIVE_INFINITY],
  choose: chooseBranch,
}
