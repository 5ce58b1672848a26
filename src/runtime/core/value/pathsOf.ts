import { isRecord } from '#domain/json/isRecord.ts'
import { varsOf } from '#domain/logic/varsOf.ts'
import { isLogicValue } from './kinds.ts'

const known = new WeakMap<object, readonly string[]>()

/** Returns every scope path that a value reads, at any depth; cached per document part. */
export function pathsOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const before = known.get(value)
  if (before) return before
  const paths = [...new Set(collect(value))]
  known.set(value, paths)
  return paths
}

function collect(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(collect)
  if (isLogicValue(value)) return [...varsOf(value.$)]
  return isRecord(value) ? Object.values(value).flatMap(collect) : []
}
