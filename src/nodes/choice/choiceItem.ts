import { isRecord } from '#domain/json/isRecord.ts'
import { toText } from '#runtime/core/value/resolve.ts'

/** Something to choose. */
export interface ChoiceItem {
  /** The value stored in the state when the item is chosen. */
  value: unknown
  /** The value as text, for comparison and identification. */
  key: string
  label: string
  describe: string
  disabled: boolean
  /** Looks as if it could not be chosen, and the page says why when it is pressed. */
  closed: boolean
  /** The entry as the page has it: `event.item`. */
  entry: unknown
}

/** Entries of a list as things to choose: `value`/`label`, or a dictionary's `itemCode`/`itemName`. */
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
