import type { FormBundle, FormField, FormValues } from '#contract/form.ts'
import type { FieldType, FileValue } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import { filesInHtml } from './filesInHtml.ts'

const FILE_TYPES: ReadonlySet<string> = new Set<FieldType>(['upload', 'photo'])

/** All files named by a form's values, including tables and rich text. */
export function filesOf({ fields }: FormBundle, values: FormValues): FileValue[] {
  return Object.values(fields).flatMap((field) => filesOfField(field, ownValue(values, field.key)))
}

function filesOfField(field: FormField, value: unknown): FileValue[] {
  if (field.type === 'sign') return typeof value === 'string' ? [{ name: '签名', url: value }] : []
  if (field.shape === 'html') return typeof value === 'string' ? filesInHtml(value) : []
  if (!Array.isArray(value)) return []
  if (FILE_TYPES.has(field.type)) return value as FileValue[]
  const columns = field.columns ?? []
  return (value as FormValues[]).flatMap((row) =>
    columns.flatMap((column) => filesOfField(column, ownValue(row, column.key))),
  )
}
