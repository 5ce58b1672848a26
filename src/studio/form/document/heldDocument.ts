import { isRecord } from '#domain/json/isRecord.ts'
import { isSameJson } from '#domain/json/isSameJson.ts'
import { parsedJson } from '#domain/json/parsedJson.ts'

/** A form's document while it is edited: its value, and its text, which may lag behind. */
export interface HeldDocument {
  value: Readonly<Record<string, unknown>>
  /** The text that `value` was read from or last written to. */
  text: string
  /** True while `value` has changes that `text` lacks. */
  isAhead: boolean
}

/** Returns the document that a text holds; undefined for a text that is no form's document. */
export function heldDocument(text: string): HeldDocument | undefined {
  const value = parsedJson(text)
  if (!isRecord(value) || !Array.isArray(value.formInfo)) return undefined
  return { value, text, isAhead: false }
}

/** Returns the document of another text; unchanged parts stay the same objects. */
export function followText(held: HeldDocument | undefined, text: string): HeldDocument | undefined {
  const next = heldDocument(text)
  if (!held || !next) return next
  const formInfo = sharedRows(held.value.formInfo, next.value.formInfo)
  const checks = sharedRows(held.value.checks, next.value.checks)
  return { ...next, value: { ...next.value, formInfo, ...(checks !== undefined && { checks }) } }
}

/** Returns the list with each entry that equals a previous one replaced by that object. */
function sharedRows(before: unknown, after: unknown): unknown {
  if (!Array.isArray(before) || !Array.isArray(after)) return after
  const byText = new Map(before.map((entry: unknown) => [JSON.stringify(entry), entry]))
  const entries = after.map((entry: unknown): unknown => byText.get(JSON.stringify(entry)) ?? entry)
  return isSameJson(before, entries) ? before : entries
}
