import type { SourceStatus } from '#contract/scope.ts'
import { isRecord } from '#domain/json/isRecord.ts'

/** Scope root `data.<id>`. */
export interface SourceState {
  /** The converted answer; `initial` before. */
  value: unknown
  status: SourceStatus
  error: { code: string; msg: string } | null
  /** The answer's own `total`, else the number of its records. */
  total: number
}

/** Returns the records of an answer: a list, or `records` of a page of a list. */
export function recordsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return isRecord(value) && Array.isArray(value.records) ? value.records : []
}

export function totalOf(value: unknown): number {
  return isRecord(value) && typeof value.total === 'number' ? value.total : recordsOf(value).length
}

export const restingState = (initial: unknown): SourceState => ({
  value: initial ?? null,
  status: 'idle',
  error: null,
  total: totalOf(initial),
})
