import { ruleValue } from '#adapters/formInfo/ruleValue.ts'
import type { FormField } from '#contract/form.ts'
import type { Logic } from '#contract/logic.ts'
import type { LogicEnv } from '#domain/logic/env.ts'
import { readNode } from '#domain/logic/ruleNode.ts'
import { varsOf } from '#domain/logic/varsOf.ts'
import { viewer } from './takeApart.ts'

/** Operators whose value for a list with one more entry follows from those for the list and the entry. */
const OF_ENTRIES = ['anyIn', 'in', 'count']

/**
 * Returns what the rules ask of a list's entries, one by one: lists that are alike in all of it are alike to every rule
 * made of it. None for other fields.
 */
export function entryTests(
  field: FormField,
  rules: readonly Logic[],
  env: LogicEnv,
): ((value: unknown) => string)[] {
  const { key, shape } = field
  if (shape !== 'codes' && shape !== 'paths') return []
  const tests = new Map<string, Logic>()
  const visit = (rule: Logic): void => {
    const node = readNode(rule)
    if ('fault' in node || node.kind === 'literal') return
    if (node.kind === 'operation' && OF_ENTRIES.includes(node.operator) && readsOnly(rule, key))
      tests.set(JSON.stringify(rule), rule)
    for (const part of node.kind === 'list' ? node.entries : node.operands) visit(part)
  }
  for (const rule of rules) visit(rule)
  return [...tests.values()].map((rule) => {
    const view = viewer({ key, rule, view: 'value' }, env)
    return (value) => String(view(ruleValue(field, value)))
  })
}

const readsOnly = (rule: Logic, key: string): boolean => {
  const paths = varsOf(rule)
  return paths.length === 1 && paths[0] === key
}
