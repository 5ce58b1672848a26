import type { Json } from '#contract/logic.ts'
import { ownValue } from '#contract/record.ts'
import { canonicalJson } from '#domain/json/canonicalJson.ts'
import { isRecord } from '#domain/json/isRecord.ts'

type Rows = readonly Json[][]

/** Field → the codes offered; null while unknown. */
export type Choices = Readonly<Record<string, readonly string[] | null>>

/**
 * Restricts the choice fields of a form's rows to the given codes. Memoised per form: equal choices return the same
 * rows, so that they are not converted again.
 */
export function createRowNarrowing() {
  const memo = new Map<string, { key: string; rows: Rows }>()
  return (form: string, rows: Rows, choices: Choices): Rows => {
    const key = canonicalJson(choices)
    const before = memo.get(form)
    if (before?.key === key) return before.rows
    const narrowedRows = rows.map((row) => row.map((field) => narrowed(field, choices)))
    memo.set(form, { key, rows: narrowedRows })
    return narrowedRows
  }
}

function narrowed(field: Json, choices: Choices): Json {
  if (!isRecord(field) || typeof field.value !== 'string' || !Array.isArray(field.items))
    return field
  const codes = ownValue(choices, field.value)
  if (!codes) return field
  return { ...field, items: field.items.filter((item) => codes.includes(codeOf(item))) } as Json
}

const codeOf = (item: unknown): string =>
  isRecord(item) ? String(item.itemCode ?? item.value ?? '') : ''
