import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { toText } from '#runtime/core/value/resolve.ts'

/** @param label the property that holds an item's name */
export const nameOf = (item: unknown, label: string): string =>
  isRecord(item) ? toText(ownValue(item, label)) : ''

/** Returns whether a name contains the typed text, ignoring case; empty text matches every name. */
export const isFound = (name: string, sought: string): boolean =>
  name.toLowerCase().includes(sought.trim().toLowerCase())
