import { isRecord } from './isRecord.ts'

/**
 * Returns the value of a parsed document of a society, without `$schema`, which is for editors. A list with a `$schema`
 * is written as `{ "$schema": …, "items": […] }` and equals the list alone.
 */
export function documentValue(parsed: unknown): unknown {
  if (!isRecord(parsed)) return parsed
  const { $schema: _link, ...value } = parsed
  return isList(value) ? value.items : value
}

const isList = (value: Record<string, unknown>): boolean =>
  Array.isArray(value.items) && Object.keys(value).length === 1
