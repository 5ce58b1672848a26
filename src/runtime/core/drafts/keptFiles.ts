import type { FormBundle, FormField, FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { cellPath, type FormPath } from '../form/paths.ts'

/** A stored file in a value, with its field or cell. */
export interface KeptFile {
  path: FormPath
  label: string
  name: string
  url: string
}

/** Returns all stored files of these values: uploads, photos and signatures, also in tables. */
export const keptFiles = ({ order, fields }: FormBundle, values: FormValues): KeptFile[] =>
  order.flatMap((key) => {
    const field = ownValue(fields, key)
    return field ? filesOf(field, ownValue(values, key), key) : []
  })

function filesOf(field: FormField, value: unknown, path: FormPath): KeptFile[] {
  const { label, columns } = field
  if (columns && Array.isArray(value))
    return value.flatMap((row, index) => (isRecord(row) ? filesOfRow(field, row, index) : []))
  if (field.type === 'sign' && typeof value === 'string' && value !== '')
    return [{ path, label, name: label, url: value }]
  if (field.shape !== 'files' || !Array.isArray(value)) return []
  return value.filter(isFile).map(({ name, url }) => ({ path, label, name, url }))
}

const filesOfRow = (table: FormField, row: FormValues, index: number): KeptFile[] =>
  (table.columns ?? []).flatMap((column) =>
    filesOf(column, ownValue(row, column.key), cellPath(table.key, index, column.key)),
  )

const isFile = (value: unknown): value is { name: string; url: string } =>
  isRecord(value) && typeof value.name === 'string' && typeof value.url === 'string'

/** Returns a place's value without the files at these addresses. */
export function withoutFiles(value: unknown, gone: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return gone.has(value) ? undefined : value
  if (!Array.isArray(value)) return value
  return value.filter((file) => !(isFile(file) && gone.has(file.url)))
}
