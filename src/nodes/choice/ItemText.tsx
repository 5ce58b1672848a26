import type { ChoiceItem } from './choiceItem.ts'

/** What an item is called, and below it what it means where the page says so. */
export function ItemText({ item: { label, describe } }: { item: ChoiceItem }) {
  return (
    <span>
      {label}
      {describe && <small>{describe}</small>}
    </span>
  )
}
