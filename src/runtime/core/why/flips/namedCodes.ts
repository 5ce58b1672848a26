import type { FormBundle } from '#contract/form.ts'
import type { Logic } from '#contract/logic.ts'
import { keyRead } from '#domain/logic/keyRead.ts'
import { readNode } from '#domain/logic/ruleNode.ts'
import { varsOf } from '#domain/logic/varsOf.ts'

/** Returns field key → codes that these rules compare it with, unique, in the order of the rules. */
export function namedCodes(
  { fields }: Pick<FormBundle, 'fields'>,
  rules: readonly Logic[],
): ReadonlyMap<string, readonly string[]> {
  const codes = new Map<string, Set<string>>()
  const visit = (rule: Logic): void => {
    const node = readNode(rule)
    if ('fault' in node || node.kind !== 'operation') return
    const literals = node.operands.flatMap(literalsOf)
    for (const variable of literals.length > 0 ? varsOf(rule) : []) {
      const key = keyRead(variable, fields)
      codes.set(key, new Set([...(codes.get(key) ?? []), ...literals]))
    }
    if (literals.length === 0) for (const operand of node.operands) visit(operand)
  }
  for (const rule of rules) visit(rule)
  return new Map([...codes].map(([key, named]) => [key, [...named]]))
}

/** Returns the codes in a rule; the path of a `var` is not a code. */
function literalsOf(rule: Logic): string[] {
  if (Array.isArray(rule)) return rule.flatMap(literalsOf)
  return typeof rule === 'string' || typeof rule === 'number' ? [String(rule)] : []
}
