import type { ChoiceItem } from './choiceItem.ts'

/** The label of an item, and its description below when the page has one. */
export function ItemText({ item: { label, describe } }: { item: ChoiceItem }) {
  return (
    <span>
      {label}
      {describe && <small>{describe}</small>}
    </span>
  )
}
