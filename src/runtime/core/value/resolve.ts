import { ownValue } from '#contract/record.ts'
import type { HoleText } from '#contract/value.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import type { LogicEnv, Scope } from '#domain/logic/env.ts'
import { evaluate } from '#domain/logic/evaluate.ts'
import type { OperatorTable } from '#domain/logic/operators/firstOperatorRegistry.ts'
import { isHoleText, isLogicValue } from './kinds.ts'

/**
 * Evaluates a value of a page document to plain data: rules, text placeholders, lists and objects at any depth. A
 * literal is returned as the same object. Throws `RuleError` when a rule cannot be evaluated.
 */
export function resolve(
  value: unknown,
  scope: Scope,
  env: LogicEnv,
  operators: OperatorTable,
): unknown {
  if (Array.isArray(value)) return value.map((part) => resolve(part, scope, env, operators))
  if (!isRecord(value)) return value
  if (isLogicValue(value)) return evaluate(value.$, scope, env, operators)
  if (isHoleText(value)) return fillHoles(value, (part) => resolve(part, scope, env, operators))
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, resolve(part, scope, env, operators)]),
  )
}

/** Fills placeholders; unknown ones stay visible, so that the mistake is noticed. */
function fillHoles(text: HoleText, resolved: (part: unknown) => unknown): string {
  return text.$t.replace(/\{(\w+)\}/g, (hole, name: string) =>
    Object.hasOwn(text, name) && name !== '$t' ? toText(resolved(ownValue(text, name))) : hole,
  )
}

/** Formats a value as text; a missing value is an empty text. */
export function toText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(toText).join('、')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
