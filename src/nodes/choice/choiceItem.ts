import { isRecord } from '#runtime/core/value/isRecord.ts'
import { toText } from '#runtime/core/value/resolve.ts'

/** Something to choose. */
export interface ChoiceItem {
  value: string
  label: string
  describe: string
  disabled: boolean
}

/** Entries of a list as things to choose: `value`/`label`, or a dictionary's `itemCode`/`itemName`. */
export const choiceItems = (list: readonly unknown[]): ChoiceItem[] =>
  list.filter(isRecord).map((item) => ({
    value: toText(item.value ?? item.itemCode),
    label: toText(item.label ?? item.itemName ?? item.value),
    describe: toText(item.describe),
    disabled: item.disabled === true,
  }))
