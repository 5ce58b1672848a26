import type { Logic } from '#contract/logic.ts'
import { ownValue } from '#contract/record.ts'
import { RuleError, type RuleFault } from './ruleError.ts'

/** One level of a parsed rule. A list is a literal whose entries may themselves be rules. */
export type RuleNode =
  | { kind: 'literal'; value: null | boolean | number | string }
  | { kind: 'list'; entries: readonly Logic[] }
  | { kind: 'operation'; operator: string; operands: readonly Logic[]; sugared: boolean }

/** A static error in a node, found before evaluation. */
export interface NodeFault {
  fault: RuleFault
  message: string
}

/**
 * Reads one level of a rule, whichever operators there are. An object is an operation with exactly one operator: json-logic-js would hand
 * an object of two keys back as data, and data is always true.
 */
export function readNode(rule: Logic): RuleNode | NodeFault {
  if (Array.isArray(rule)) return { kind: 'list', entries: rule }
  if (typeof rule !== 'object' || rule === null) return { kind: 'literal', value: rule }
  const [operator, ...more] = Object.keys(rule)
  if (operator === undefined || more.length > 0) {
    return { fault: 'not-one-operator', message: '规则对象必须恰好有一个运算符' }
  }
  const operand = ownValue(rule, operator) ?? null
  return Array.isArray(operand)
    ? { kind: 'operation', operator, operands: operand, sugared: false }
    : { kind: 'operation', operator, operands: [operand], sugared: true }
}

/** The JSON pointer of an operand; a single operand may be written without a list. */
export const operandPath = (
  path: string,
  node: { operator: string; sugared: boolean },
  index: number,
): string => (node.sugared ? `${path}/${node.operator}` : `${path}/${node.operator}/${index}`)

/** The node, or the error that names its place. */
export function requireNode(rule: Logic, path: string): RuleNode {
  const node = readNode(rule)
  if ('fault' in node) throw new RuleError(node.fault, path, node.message)
  return node
}
