import type { Logic } from '#contract/logic.ts'
import { ownValue } from '#contract/record.ts'
import { type RuleNode, readNode } from '#domain/logic/ruleNode.ts'

export type Operation = Extract<RuleNode, { kind: 'operation' }>

/**
 * Returns the replacement of an operation, whose `rule` is undefined to remove it; returns undefined to decide by its
 * operands.
 */
export type Visit = (operation: Operation) => { rule: Logic | undefined } | undefined

/** Operators that keep their meaning with fewer operands; a single operand of a joining one stands alone. */
const SHRINKS: readonly string[] = ['and', 'or', '+', 'cat', 'filled', 'countOf']
const JOINS: readonly string[] = ['and', 'or', '+']

/** Comparisons of a count: whether a number still makes sense for `count` fields. */
const COUNTED: Readonly<Record<string, (number: number, count: number) => boolean>> = {
  '>': (number, count) => number < count,
  '>=': (number, count) => number <= count,
  '<': (number, count) => number <= count,
  '<=': (number, count) => number < count,
  '==': (number, count) => number <= count,
  '!=': (number, count) => number <= count,
}

/**
 * Returns a rule with operations replaced or removed. Operations that are meaningless without a removed part are
 * removed with it: a comparison, a negation, a difference; undefined when nothing is left. Unchanged parts stay the
 * same objects.
 */
export function prunedRule(rule: Logic, visit: Visit): Logic | undefined {
  const node = readNode(rule)
  if ('fault' in node || node.kind === 'literal') return rule
  const decided = node.kind === 'operation' ? visit(node) : undefined
  if (decided) return decided.rule
  const below = node.kind === 'list' ? node.entries : node.operands
  const pruned = below.map((one) => prunedRule(one, visit))
  if (pruned.every((one, at) => one === below[at])) return rule
  const left = pruned.filter((one) => one !== undefined)
  if (node.kind === 'list') return left.length > 0 ? left : undefined
  return left.length === below.length ? compared(node, left) : shrunk(node, left)
}

/** Returns an operation over other operands, written as it was. */
export const withOperands = ({ operator, sugared }: Operation, operands: readonly Logic[]): Logic =>
  ({ [operator]: sugared && operands.length === 1 ? operands[0] : operands }) as Logic

function shrunk(node: Operation, left: readonly Logic[]): Logic | undefined {
  const [first] = left
  if (first === undefined || !SHRINKS.includes(node.operator)) return undefined
  return left.length === 1 && JOINS.includes(node.operator) ? first : withOperands(node, left)
}

/**
 * Returns a comparison with pruned operands; undefined when it compares a count with a number that fewer fields can no
 * longer reach.
 */
function compared(node: Operation, operands: readonly Logic[]): Logic | undefined {
  const canBe = ownValue(COUNTED, node.operator)
  const at = operands.findIndex((one, index) => countIn(one) < countIn(node.operands[index]))
  const number = operands.find((one) => typeof one === 'number')
  const isMeant = !canBe || at < 0 || number === undefined || canBe(number, countIn(operands[at]))
  return isMeant ? withOperands(node, operands) : undefined
}

/** Returns the number of fields in a `countOf`; 0 for anything else. */
function countIn(rule: Logic | undefined): number {
  const node = readNode(rule ?? null)
  const isCount = !('fault' in node) && node.kind === 'operation' && node.operator === 'countOf'
  return isCount ? node.operands.length : 0
}
