import classes from './ChoiceNode.module.css'
import type { ChoiceProps } from './choiceProps.ts'

/** One of several, as a line of radios or as cards. */
export function Radios(props: ChoiceProps & { asCards?: boolean }) {
  const { name, items, value, pick, disabled, placeholder, invalid, labelId, errorId, asCards } =
    props
  if (items.length === 0) return placeholder ? <p className={classes.none}>{placeholder}</p> : null
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelId}
      aria-invalid={invalid || undefined}
      aria-describedby={invalid ? errorId : undefined}
      className={asCards ? classes.cards : classes.options}
    >
      {items.map((item) => (
        <label key={item.value} data-checked={item.value === value || undefined}>
          <input
            type="radio"
            name={name}
            checked={item.value === value}
            disabled={disabled || item.disabled}
            onChange={() => pick(item.value)}
          />
          <span>
            {item.label}
            {item.describe && <small>{item.describe}</small>}
          </span>
        </label>
      ))}
    </div>
  )
}
