import type { FormBundle, FormField, FormValues } from '#contract/form.ts'
import { isEmpty } from './isEmpty.ts'

/**
 * What a form submits (form language, sections 2 and 3): one flat object without hidden, empty or unknown keys.
 * A field with `isHide` submits its default, whatever was put there; so does such a column in every row.
 *
 * @param isHidden tells which fields a rule hides now.
 */
export function submissionOf(
  bundle: Pick<FormBundle, 'fields' | 'order'>,
  values: FormValues,
  isHidden: (key: string) => boolean,
): FormValues {
  const fields = bundle.order.flatMap((key) => bundle.fields[key] ?? [])
  return submitted(fields, values, isHidden)
}

function submitted(
  fields: readonly FormField[],
  values: FormValues,
  isHidden: (key: string) => boolean,
): FormValues {
  const entries = fields.map(
    (field) => [field.key, submittedValue(field, values, isHidden)] as const,
  )
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

function submittedValue(
  field: FormField,
  values: FormValues,
  isHidden: (key: string) => boolean,
): unknown {
  if (field.shape === 'none') return undefined
  if (field.isHide) return field.submitsDefault ? field.defaultValue : undefined
  const value = Object.hasOwn(values, field.key) ? values[field.key] : undefined
  if (isHidden(field.key) || isEmpty(value)) return undefined
  if (!field.columns || !Array.isArray(value)) return value
  return value.map((row) => submitted(field.columns ?? [], isRow(row) ? row : {}, () => false))
}

/** Stored text may hold anything where a row belongs; the type check complains about it, this must not fall over. */
const isRow = (row: unknown): row is FormValues => typeof row === 'object' && row !== null
