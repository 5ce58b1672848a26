import type { FormBundle } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { jsonPointer, pointerSegments } from '#domain/json/jsonPointer.ts'

/** The row of a field in the document, counted from 0. */
export function rowOf({ origin }: FormBundle, key: string): number {
  const path = ownValue(origin, jsonPointer('fields', key))?.path ?? ''
  return Number(pointerSegments(path)[0] ?? 0)
}
