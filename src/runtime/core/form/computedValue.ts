import texts from '#adapters/formInfo/messages.json' with { type: 'json' }
import { submittedValue } from '#adapters/formInfo/submittedValue.ts'
import type { FormBundle, FormField, FormValues } from '#contract/form.ts'
import type { Logic } from '#contract/logic.ts'
import { ownValue } from '#contract/record.ts'
import type { LogicEnv } from '#domain/logic/env.ts'
import { formRuleValue } from '#domain/logic/formRule.ts'
import { readsClock } from '#domain/logic/readsClock.ts'
import { plainNumber } from '#domain/plainNumber.ts'
import { fill } from '#domain/text/fill.ts'
import { graphOf } from './graph.ts'
import type { FormErrors } from './shownErrors.ts'
import type { Scope } from './visibility.ts'

/**
 * Returns the value of a computed field, in the shape the field submits: a finite number, or text. Undefined when the
 * rule has no value, or one of another kind.
 */
export function computedValue(
  { shape }: FormField,
  rule: Logic,
  scope: Scope,
  env: LogicEnv,
): unknown {
  const value = formRuleValue(rule, scope, env)
  const number = typeof value === 'number' ? finite(value) : numberIn(value)
  if (shape === 'number') return number
  return typeof value === 'string' && value !== ''
    ? value
    : number === undefined
      ? undefined
      : plainNumber(number)
}

const finite = (value: number): number | undefined => (Number.isFinite(value) ? value : undefined)

const numberIn = (value: unknown): number | undefined =>
  typeof value === 'string' && value.trim() !== '' ? finite(Number(value)) : undefined

/** An open form, as far as its values are compared. */
interface OpenValues {
  bundle: FormBundle
  isHidden(key: string): boolean
  get(key: string): unknown
}

/**
 * Returns a message for each visible computed field whose given value differs from the computed one. Values that depend
 * on today's date may differ between device and server, and are left out.
 */
export function computedErrors(form: OpenValues, given: FormValues): FormErrors {
  const { bundle } = form
  const wrong = Object.keys(bundle.computes ?? {}).filter((key) => {
    const value = ownValue(given, key) ?? ''
    if (value === '' || form.isHidden(key) || hangsOnClock(bundle, key)) return false
    return String(submittedAt(form, key) ?? '') !== String(value)
  })
  return Object.fromEntries(wrong.map((key) => [key, messageOf(ownValue(bundle.fields, key))]))
}

/** Returns a field's value as the browser submits it: a text without surrounding blanks. */
function submittedAt(form: OpenValues, key: string): unknown {
  const field = ownValue(form.bundle.fields, key)
  return field && submittedValue(field, form.get(key))
}

const messageOf = (field: FormField | undefined): string =>
  fill(texts.computed, { label: field?.label || texts.nameless })

/** Returns whether a field's value, or one that it is computed from, changes with time although no answer changes. */
function hangsOnClock(bundle: FormBundle, key: string, seen = new Set<string>()): boolean {
  if (seen.has(key)) return false
  seen.add(key)
  const rules = [ownValue(bundle.rules, key), ownValue(bundle.computes ?? {}, key)]
  if (rules.some((rule) => rule !== undefined && readsClock(rule))) return true
  return graphOf(bundle)
    .reads(key)
    .some((read) => hangsOnClock(bundle, read, seen))
}
