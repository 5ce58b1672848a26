import type { FormBundle, FormField } from '#contract/form.ts'
import type { Logic } from '#contract/logic.ts'
import { dependencyOrder } from '#domain/dependencyOrder.ts'
import { varsOf } from '#domain/logic/varsOf.ts'

/** A field with everything a text field has, changed where the test cares. */
export const field = (key: string, changes: Partial<FormField> = {}): FormField => ({
  key,
  type: 'textBox',
  shape: 'text',
  label: key,
  isHide: false,
  submitsDefault: false,
  isDisable: false,
  required: false,
  constraints: {},
  messages: { required: `请输入${key}` },
  ui: { separator: '/' },
  print: { on: true, hideTitle: false },
  ...changes,
})

/** A bundle of these fields, one a row, in one section. */
export const bundleOf = (
  fields: readonly FormField[],
  rules: Record<string, Logic> = {},
): FormBundle => ({
  hash: '0'.repeat(64),
  fields: Object.fromEntries(fields.map((each) => [each.key, each])),
  order: fields.map((each) => each.key),
  sections: [{ id: 's0', rows: fields.map((each) => [each.key]), schema: {}, uiSchema: {} }],
  schema: {},
  rules,
  ruleOrder: dependencyOrder(
    new Map(Object.entries(rules).map(([key, rule]) => [key, varsOf(rule)])),
  ).order,
  origin: {},
  diagnostics: [],
})

export const context = { dictionaries: {}, areas: [], now: Date.UTC(2026, 10, 20) }

/** Shown when `controller` holds one of the values. */
export const shownIf = (controller: string, ...values: string[]): Logic => ({
  anyIn: [{ var: controller }, values],
})
