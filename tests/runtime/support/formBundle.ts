import type { FormBundle, FormField } from '#contract/form.ts'
import { isRecord } from '#runtime/core/value/isRecord.ts'

/**
 * Rows of text boxes → the bundle the adapter would make of them: enough of a form for what pages do with one.
 * `{ formInfo: rows }` is accepted as formConfig answers it.
 */
export function bundleOfKeys(definition: unknown): FormBundle {
  const rows = isRecord(definition) ? definition.formInfo : definition
  const fields = (rows as Record<string, unknown>[][]).flat().map(toField)
  return {
    hash: JSON.stringify(rows),
    fields: Object.fromEntries(fields.map((field) => [field.key, field])),
    order: fields.map(({ key }) => key),
    sections: [],
    schema: {},
    rules: {},
    origin: {},
    diagnostics: [],
  }
}

function toField(raw: Record<string, unknown>): FormField {
  const label = String(raw.label ?? raw.value)
  return {
    key: String(raw.value),
    type: 'textBox',
    label,
    isHide: false,
    submitsDefault: false,
    isDisable: false,
    required: raw.required === true,
    constraints: {},
    messages: { required: `请输入${label}` },
    ui: {
      separator: '/',
      ...(raw.textBoxType !== undefined && { textBoxType: String(raw.textBoxType) }),
    },
    print: { on: true, hideTitle: false },
  }
}
