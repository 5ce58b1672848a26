import type { FormBundle } from '#contract/form.ts'
import type { Logic } from '#contract/logic.ts'
import { keyRead } from '#domain/logic/keyRead.ts'
import { readNode } from '#domain/logic/ruleNode.ts'
import { varsOf } from '#domain/logic/varsOf.ts'

const COMPARISONS = ['==', '!=', '===', '!==', '<', '<=', '>', '>=']

/** Returns the other fields that rules compare a field with: their values are the natural ones to try. */
export function comparedWith(
  key: string,
  rules: readonly Logic[],
  { fields }: Pick<FormBundle, 'fields'>,
): string[] {
  const found = new Set<string>()
  const visit = (rule: Logic): void => {
    const node = readNode(rule)
    if ('fault' in node || node.kind === 'literal') return
    const parts = node.kind === 'list' ? node.entries : node.operands
    if (node.kind === 'operation' && COMPARISONS.includes(node.operator)) {
      const keys = varsOf(rule).map((path) => keyRead(path, fields))
      if (keys.includes(key)) for (const other of keys) found.add(other)
    }
    for (const part of parts) visit(part)
  }
  for (const rule of rules) visit(rule)
  found.delete(key)
  return [...found]
}
