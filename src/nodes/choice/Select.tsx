import { toText } from '#runtime/core/value/resolve.ts'
import classes from './ChoiceNode.module.css'
import type { ChoiceProps } from './choiceProps.ts'

/** One of many, in the device's own picker. */
export function Select(props: ChoiceProps) {
  const { items, value, pick, disabled, placeholder, labelId, errorId } = props
  const change = (key: string) => {
    const item = items.find((one) => one.key === key)
    pick(item ? item.value : '', item)
  }
  return (
    <select
      className={classes.select}
      value={toText(value)}
      disabled={disabled}
      aria-label={labelId ? undefined : placeholder}
      aria-labelledby={labelId}
      aria-invalid={errorId !== undefined || undefined}
      aria-describedby={errorId}
      onChange={({ target }) => change(target.value)}
    >
      <option value="">{placeholder || '请选择'}</option>
      {items.map((item) => (
        <option key={item.key} value={item.key} disabled={item.disabled}>
          {item.label}
        </option>
      ))}
    </select>
  )
}
