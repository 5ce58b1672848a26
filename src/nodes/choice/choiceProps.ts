import type { ChoiceItem } from './choiceItem.ts'

/** What every look of a choice gets. */
export interface ChoiceProps {
  name: string
  items: readonly ChoiceItem[]
  value: unknown
  pick: (value: unknown) => void
  disabled: boolean
  placeholder: string
  invalid: boolean
  /** DOM ids of label and error. */
  labelId: string
  errorId: string
}
