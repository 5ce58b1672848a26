import { isRecord } from '#domain/json/isRecord.ts'
import { isUse } from './fragmentUse.ts'

/** Returns the names of the fragments that a tree uses directly, without duplicates. */
export function fragmentsUsed(tree: unknown): string[] {
  return [...new Set(collect(tree))]
}

function collect(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(collect)
  if (!isRecord(part)) return []
  const own = isUse(part) ? [part.use] : []
  return [...own, ...Object.values(part).flatMap(collect)]
}
