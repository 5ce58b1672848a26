import classes from './ChoiceNode.module.css'
import type { ChoiceProps } from './choiceProps.ts'

/** Any number of several; the state holds the chosen values in the order of the items. */
export function Checkboxes({
  items,
  value,
  pick,
  disabled,
  invalid,
  labelId,
  errorId,
}: ChoiceProps) {
  const chosen = Array.isArray(value) ? value : []
  const toggle = (one: string) =>
    pick(
      items
        .map((item) => item.value)
        .filter((code) => (code === one ? !chosen.includes(one) : chosen.includes(code))),
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a line everywhere
    <div
      role="group"
      aria-labelledby={labelId}
      aria-describedby={invalid ? errorId : undefined}
      className={classes.options}
    >
      {items.map((item) => (
        <label key={item.value}>
          <input
            type="checkbox"
            checked={chosen.includes(item.value)}
            disabled={disabled || item.disabled}
            aria-invalid={invalid || undefined}
            onChange={() => toggle(item.value)}
          />
          <span>{item.label}</span>
        </label>
      ))}
    </div>
  )
}
