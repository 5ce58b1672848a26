import type { Json } from '#contract/logic.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/isRecord.ts'

/** Field → the codes it offers; null while that is not known. */
export type Choices = Readonly<Record<string, readonly string[] | null>>

/** Rows of a form in which choice fields offer only the codes they are given; other fields stay as they are. */
export const narrowedRows = (rows: readonly Json[][], choices: Choices): Json[][] =>
  rows.map((row) => row.map((field) => narrowed(field, choices)))

function narrowed(field: Json, choices: Choices): Json {
  if (!isRecord(field) || typeof field.value !== 'string' || !Array.isArray(field.items))
    return field
  const codes = ownValue(choices, field.value)
  if (!codes) return field
  return { ...field, items: field.items.filter((item) => codes.includes(codeOf(item))) } as Json
}

const codeOf = (item: unknown): string =>
  isRecord(item) ? String(item.itemCode ?? item.value ?? '') : ''
