import type { FormField } from '#contract/form.ts'
import type { DiagnosticCode, FieldAttribute } from '#contract/formInfo.ts'
import type { Logic } from '#contract/logic.ts'
import { checkFormRule, isInForce } from '#domain/logic/formRule.ts'
import type { AttributeReader } from './reader.ts'

/** What a finding in a rule is called. */
export const RULE_CODES = {
  error: 'rule-invalid',
  warning: 'rule-doubtful',
} as const satisfies Record<string, DiagnosticCode>

/**
 * A json-logic rule over the form's fields (decision 0291); undefined when there is none, or one that is wrong, which is
 * reported and has no effect.
 * @param fields those that it may read
 */
export function readRule(
  reader: AttributeReader,
  name: FieldAttribute,
  fields: Readonly<Record<string, FormField>>,
): Logic | undefined {
  const rule = reader.raw(name)
  if (rule === undefined || rule === null) return undefined
  const found = checkFormRule(rule as Logic, fields)
  for (const { severity, path, message } of found)
    reader.complain(RULE_CODES[severity], name, message, path)
  return isInForce(found) ? (rule as Logic) : undefined
}
