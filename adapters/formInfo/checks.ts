import type { BundleCheck, FormField } from '#contract/form.ts'
import type { Logic } from '#contract/logic.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { jsonPointer } from '#domain/json/jsonPointer.ts'
import { checkFormRule, isInForce } from '#domain/logic/formRule.ts'
import { fill } from '#domain/text/fill.ts'
import { RULE_CODES } from './attributes/readRule.ts'
import details from './details.json' with { type: 'json' }
import type { Report } from './diagnostics.ts'

/** A check with its index in the definition. */
export interface ReadCheck extends BundleCheck {
  index: number
}

/**
 * Returns the definition's checks over several fields (decision 0293); a faulty one is reported and has no effect.
 * @param fields fields that can be named, by key
 */
export function convertChecks(
  checks: unknown,
  fields: Readonly<Record<string, FormField>>,
  report: Report,
): ReadCheck[] {
  if (checks === undefined) return []
  if (!Array.isArray(checks)) {
    report('check-invalid', '/checks', details.notChecks)
    return []
  }
  return checks.flatMap((check: unknown, index) => readCheck(check, index, fields, report) ?? [])
}

function readCheck(
  check: unknown,
  index: number,
  fields: Readonly<Record<string, FormField>>,
  report: Report,
): ReadCheck | undefined {
  const path = jsonPointer('checks', index)
  if (!isRecord(check) || check.rule === undefined) {
    report('check-invalid', path, details.notCheck)
    return undefined
  }
  const { rule, message, at } = check
  const found = checkFormRule(rule as Logic, fields)
  for (const fault of found)
    report(RULE_CODES[fault.severity], `${path}/rule${fault.path}`, fault.message)
  if (typeof message !== 'string' || message.trim() === '') {
    report('check-invalid', path, details.checkWithoutMessage)
    return undefined
  }
  const field = typeof at === 'string' ? ownValue(fields, at) : undefined
  if (!field || field.shape === 'none') {
    report('check-invalid', `${path}/at`, fill(details.checkAt, { at: String(at ?? '') }))
    return undefined
  }
  return isInForce(found) ? { index, field: field.key, rule: rule as Logic, message } : undefined
}
