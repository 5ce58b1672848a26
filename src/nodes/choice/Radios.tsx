import { toText } from '#runtime/core/value/resolve.ts'
import classes from './ChoiceNode.module.css'
import type { ChoiceProps } from './choiceProps.ts'
import { ItemText } from './ItemText.tsx'

/** One of several, as a line of radios or as cards; the browser moves between them by arrow keys. */
export function Radios(props: ChoiceProps & { asCards?: boolean }) {
  const { name, items, value, pick, disabled, labelId, errorId, asCards } = props
  const chosen = toText(value)
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelId}
      aria-invalid={errorId !== undefined || undefined}
      aria-describedby={errorId}
      className={asCards ? classes.cards : classes.options}
    >
      {items.map((item) => (
        <label
          key={item.key}
          data-checked={item.key === chosen || undefined}
          data-closed={item.closed || undefined}
        >
          <input
            type="radio"
            name={name}
            value={item.key}
            checked={item.key === chosen}
            disabled={disabled || item.disabled}
            onChange={() => pick(item.value, item)}
          />
          <ItemText item={item} />
        </label>
      ))}
    </div>
  )
}
