import { isRecord } from '#domain/json/isRecord.ts'

/** The React key of a row: its `id`, else its index. */
export function rowKey(row: unknown, index: number): string {
  const id = isRecord(row) ? row.id : undefined
  return typeof id === 'string' || typeof id === 'number' ? `id ${id}` : `at ${index}`
}
