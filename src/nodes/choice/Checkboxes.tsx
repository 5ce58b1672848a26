import { toText } from '#runtime/core/value/resolve.ts'
import classes from './ChoiceNode.module.css'
import type { ChoiceItem } from './choiceItem.ts'
import type { ChoiceProps } from './choiceProps.ts'
import { ItemText } from './ItemText.tsx'

/** Any number of several; the state holds the chosen values in the order of the items. */
export function Checkboxes({ items, value, pick, disabled, labelId, errorId }: ChoiceProps) {
  const chosen = new Set(Array.isArray(value) ? value.map(toText) : [])
  const toggle = (item: ChoiceItem) => {
    const isIn = ({ key }: ChoiceItem) => chosen.has(key) !== (key === item.key)
    pick(
      items.filter(isIn).map((one) => one.value),
      item,
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a line everywhere
    <div
      role="group"
      aria-labelledby={labelId}
      aria-describedby={errorId}
      className={classes.options}
    >
      {items.map((item) => (
        <label key={item.key}>
          <input
            type="checkbox"
            value={item.key}
            checked={chosen.has(item.key)}
            disabled={disabled || item.disabled}
            aria-invalid={errorId !== undefined || undefined}
            onChange={() => toggle(item)}
          />
          <ItemText item={item} />
        </label>
      ))}
    </div>
  )
}
