import { isRecord } from '#domain/json/isRecord.ts'
import { toText } from '#runtime/core/value/resolve.ts'

/** An item of a choice. */
export interface ChoiceItem {
  /** The value stored in the state when the item is chosen. */
  value: unknown
  /** The value as text, for comparison and identification. */
  key: string
  label: string
  describe: string
  disabled: boolean
  /** True for an item that looks disabled; the page explains why when it is pressed. */
  closed: boolean
  /** Entry of the page's list: `event.item`. */
  entry: unknown
}

/** Returns the entries of a list as items of a choice: `value`/`label`, or a dictionary's `itemCode`/`itemName`. */
export const choiceItems = (list: readonly unknown[]): ChoiceItem[] =>
  list.filter(isRecord).map((entry) => {
    const value = entry.value ?? entry.itemCode ?? null
    return {
      value,
      key: toText(value),
      label: toText(entry.label ?? entry.itemName ?? value),
      describe: toText(entry.describe),
      disabled: entry.disabled === true,
      closed: entry.closed === true,
      entry,
    }
  })
