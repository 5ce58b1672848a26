import type { FormBundle } from '#contract/form.ts'
import type { Logic } from '#contract/logic.ts'
import { keyRead } from '#domain/logic/keyRead.ts'
import { varsOf } from '#domain/logic/varsOf.ts'

/**
 * Returns for every field the rules that read it, be it through computed fields, with those that compute these.
 * @param checks rules of checks
 * @param rulesOf the rules of a field, its computation among them
 */
export function rulesReading(
  { fields, ruleOrder, computes = {} }: Pick<FormBundle, 'fields' | 'ruleOrder' | 'computes'>,
  checks: readonly Logic[],
  rulesOf: (key: string) => readonly Logic[],
): ReadonlyMap<string, readonly Logic[]> {
  const reading = new Map<string, Set<Logic>>()
  const add = (rule: Logic, rules: readonly Logic[]): void => {
    for (const path of varsOf(rule)) {
      const key = keyRead(path, fields)
      reading.set(key, new Set([...(reading.get(key) ?? []), ...rules]))
    }
  }
  for (const rule of checks) add(rule, [rule])
  for (const key of ruleOrder.toReversed()) {
    const later = Object.hasOwn(computes, key) ? [...(reading.get(key) ?? [])] : []
    for (const rule of rulesOf(key)) add(rule, [rule, ...later])
  }
  return new Map([...reading].map(([key, rules]) => [key, [...rules]]))
}
