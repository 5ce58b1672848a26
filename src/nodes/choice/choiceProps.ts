import type { ChoiceItem } from './choiceItem.ts'

/** Props of every look of a choice. */
export interface ChoiceProps {
  name: string
  items: readonly ChoiceItem[]
  /** The current value in the state. */
  value: unknown
  /** @param item the entry that was touched */
  pick: (value: unknown, item: ChoiceItem | undefined) => void
  disabled: boolean
  placeholder: string
  /** DOM ids of the label and of the error that is shown. */
  labelId: string | undefined
  errorId: string | undefined
}
