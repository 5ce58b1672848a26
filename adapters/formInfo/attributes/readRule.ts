import type { FormField } from '#contract/form.ts'
import type { DiagnosticCode, FieldAttribute } from '#contract/formInfo.ts'
import type { Logic } from '#contract/logic.ts'
import { checkFormRule, isInForce } from '#domain/logic/formRule.ts'
import type { AttributeReader } from './reader.ts'

/** Code of a finding in a rule. */
export const RULE_CODES = {
  error: 'rule-invalid',
  warning: 'rule-doubtful',
} as const satisfies Record<string, DiagnosticCode>

/**
 * Returns a json-logic rule over the form's fields (decision 0291); undefined for none, and for a faulty one, which is
 * reported and has no effect.
 * @param fields fields that it may read
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
