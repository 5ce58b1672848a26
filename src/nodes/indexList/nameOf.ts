import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/isRecord.ts'
import { toText } from '#runtime/core/value/resolve.ts'

/** @param label the property that holds an item's name */
export const nameOf = (item: unknown, label: string): string =>
  isRecord(item) ? toText(ownValue(item, label)) : ''

/** Whether a name contains what was typed, small and capital letters alike; nothing typed is in every name. */
export const isFound = (name: string, sought: string): boolean =>
  name.toLowerCase().includes(sought.trim().toLowerCase())
