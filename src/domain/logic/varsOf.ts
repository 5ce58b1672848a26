import type { Logic } from '#contract/logic.ts'
import { readNode } from './ruleNode.ts'

function collect(rule: Logic, into: Set<string>): void {
  const node = readNode(rule)
  if ('fault' in node || node.kind === 'literal') return
  const operands = node.kind === 'list' ? node.entries : node.operands
  if (node.kind === 'operation' && node.operator === 'var') {
    const [path] = operands
    if (typeof path === 'string') into.add(path)
  }
  for (const operand of operands) collect(operand, into)
}

/** Every path a rule may read, each once, in order of first mention; exact, since `var` takes literal paths only. */
export function varsOf(rule: Logic): string[] {
  const paths = new Set<string>()
  collect(rule, paths)
  return [...paths]
}
