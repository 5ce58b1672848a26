import type { Logic } from '#contract/logic.ts'
import { readNode } from './ruleNode.ts'

/** Returns whether a rule's value depends on the time of its evaluation: it names `now`, or asks for an age today. */
export function readsClock(rule: Logic): boolean {
  const node = readNode(rule)
  if ('fault' in node) return false
  if (node.kind === 'literal') return node.value === 'now'
  if (node.kind === 'list') return node.entries.some(readsClock)
  if (node.operator === 'var') return false
  return (node.operator === 'age' && node.operands.length === 1) || node.operands.some(readsClock)
}
