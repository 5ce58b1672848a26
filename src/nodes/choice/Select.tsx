import classes from './ChoiceNode.module.css'
import type { ChoiceProps } from './choiceProps.ts'

/** One of many, in the device's own picker. */
export function Select(props: ChoiceProps) {
  const { items, value, pick, disabled, placeholder, invalid, labelId, errorId } = props
  return (
    <select
      className={classes.select}
      value={typeof value === 'string' ? value : ''}
      disabled={disabled}
      aria-labelledby={labelId}
      aria-invalid={invalid || undefined}
      aria-describedby={invalid ? errorId : undefined}
      onChange={({ target }) => pick(target.value)}
    >
      <option value="">{placeholder || '请选择'}</option>
      {items.map((item) => (
        <option key={item.value} value={item.value} disabled={item.disabled}>
          {item.label}
        </option>
      ))}
    </select>
  )
}
