import { canonicalJson } from '#domain/json/canonicalJson.ts'
import type { FieldSnapshot } from '../snapshot/snapshot.ts'

/** Returns whether two fields have similar options: one source, or lists that share half of their codes. */
export function likeOptions({ options: before }: FieldSnapshot, { options: after }: FieldSnapshot) {
  if (before?.kind !== 'items' || after?.kind !== 'items')
    return canonicalJson(before) === canonicalJson(after)
  const codes = new Set(before.items.map(([path]) => path))
  const shared = after.items.filter(([path]) => codes.has(path)).length
  return shared * 2 >= Math.max(before.items.length, after.items.length)
}
