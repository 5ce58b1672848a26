import { isRecord } from '#domain/isRecord.ts'

/** What a row is known by while others come and go: its `id`, else its place. */
export function rowKey(row: unknown, index: number): string {
  const id = isRecord(row) ? row.id : undefined
  return typeof id === 'string' || typeof id === 'number' ? `id ${id}` : `at ${index}`
}
