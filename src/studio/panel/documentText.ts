import { editsBetween } from '#domain/edits/editsBetween.ts'
import { editText } from '#domain/edits/editText.ts'
import { isRecord } from '#domain/json/isRecord.ts'

/**
 * Returns the object in a document's text; a bare list becomes the `items` of an object. Undefined for any other text.
 */
export function documentValueOf(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (Array.isArray(value)) return { items: value }
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Returns the text with another value, changed only where the values differ. */
export function withDocumentValue(text: string, value: unknown): string {
  const held: unknown = JSON.parse(text)
  const next = Array.isArray(held) && isRecord(value) ? value.items : value
  return editText(text, editsBetween(held, next))
}
