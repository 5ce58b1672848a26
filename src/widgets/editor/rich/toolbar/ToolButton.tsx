import type { MouseEvent } from 'react'
import { ownValue } from '#contract/record.ts'
import styles from '../RichEditor.module.css'
import { TOOL_ICONS } from './icons.tsx'

interface ToolButtonProps {
  name: string
  label: string
  keys?: string | undefined
  pressed?: boolean | undefined
  /** Id of the row it opens and closes. */
  controls?: string | undefined
  disabled?: boolean | undefined
  onPress: () => void
}

/** The cursor stays in the text while a button is pressed. */
const stayInText = (event: MouseEvent) => event.preventDefault()

export function ToolButton(props: ToolButtonProps) {
  const { name, label, keys, pressed, controls, disabled, onPress } = props
  return (
    <button
      type="button"
      className={styles.tool}
      title={keys ? `${label}（${keys}）` : label}
      aria-label={label}
      aria-pressed={controls === undefined ? pressed : undefined}
      aria-expanded={controls === undefined ? undefined : pressed}
      aria-controls={pressed ? controls : undefined}
      aria-disabled={disabled || undefined}
      onMouseDown={stayInText}
      onClick={() => !disabled && onPress()}
    >
      {ownValue(TOOL_ICONS, name)}
    </button>
  )
}
