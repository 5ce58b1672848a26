import { isRecord } from '#domain/json/isRecord.ts'

/** Returns the input of a call: null and undefined are left out, at every depth of its objects. */
export function callInput(values: unknown): Record<string, unknown> {
  return isRecord(values) ? withoutMissing(values) : {}
}

function withoutMissing(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]) => [name, isRecord(value) ? withoutMissing(value) : value]),
  )
}
