import type { Logic } from '#contract/logic.ts'
import { ownValue } from '#contract/record.ts'
import { type RuleNode, readNode } from '#domain/logic/ruleNode.ts'

export type Operation = Extract<RuleNode, { kind: 'operation' }>

/** Returns what an operation becomes, nothing perhaps; undefined when its operands decide that. */
export type Visit = (operation: Operation) => { rule: Logic | undefined } | undefined

/** Operators that say the same of fewer operands, down to one; of those that join, one operand stands alone. */
const SHRINKS: readonly string[] = ['and', 'or', '+', 'cat', 'filled', 'countOf']
const JOINS: readonly string[] = ['and', 'or', '+']

/** Comparisons of a number with how many there are: whether one of `count` can be meant. */
const COUNTED: Readonly<Record<string, (number: number, count: number) => boolean>> = {
  '>': (number, count) => number < count,
  '>=': (number, count) => number <= count,
  '<': (number, count) => number <= count,
  '<=': (number, count) => number < count,
  '==': (number, count) => number <= count,
  '!=': (number, count) => number <= count,
}

/**
 * Returns a rule with operations replaced or left out. What says nothing without a part that is left out goes, too: a
 * comparison, a negation, a difference; undefined when nothing is left. What does not change is the same object.
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

/** Of fewer fields not as many can be filled in as were asked for. */
function compared(node: Operation, operands: readonly Logic[]): Logic | undefined {
  const canBe = ownValue(COUNTED, node.operator)
  const at = operands.findIndex((one, index) => countIn(one) < countIn(node.operands[index]))
  const number = operands.find((one) => typeof one === 'number')
  const isMeant = !canBe || at < 0 || number === undefined || canBe(number, countIn(operands[at]))
  return isMeant ? withOperands(node, operands) : undefined
}

/** Returns how many fields a `countOf` is about; 0 for anything else. */
function countIn(rule: Logic | undefined): number {
  const node = readNode(rule ?? null)
  const isCount = !('fault' in node) && node.kind === 'operation' && node.operator === 'countOf'
  return isCount ? node.operands.length : 0
}
