import styles from '../RichEditor.module.css'

interface ToolSelectProps {
  label: string
  value: string
  /** Value and name; an unlisted value is shown as it is. */
  options: readonly (readonly [value: string, name: string])[]
  onPick: (value: string) => void
}

export function ToolSelect({ label, value, options, onPick }: ToolSelectProps) {
  const known = options.some(([option]) => option === value)
  return (
    <select
      className={styles.select}
      title={label}
      aria-label={label}
      value={value}
      onChange={(event) => onPick(event.target.value)}
    >
      {!known && <option value={value}>{value || '—'}</option>}
      {options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </select>
  )
}
