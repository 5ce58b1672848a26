import type { FieldAttribute } from '#contract/formInfo.ts'
import type { Logic } from '#contract/logic.ts'
import { checkFormRule } from '#domain/logic/formRule.ts'
import type { AttributeReader } from './reader.ts'

/**
 * A json-logic rule over the form's fields (decision 0291); undefined when there is none, or one that is wrong, which is
 * reported and has no effect.
 * @param keys the fields that it may read
 */
export function readRule(
  reader: AttributeReader,
  name: FieldAttribute,
  keys: Iterable<string>,
): Logic | undefined {
  const rule = reader.raw(name)
  if (rule === undefined || rule === null) return undefined
  const faults = checkFormRule(rule as Logic, keys)
  for (const { path, message } of faults) reader.complain('rule-invalid', name, message, path)
  return faults.length > 0 ? undefined : (rule as Logic)
}
