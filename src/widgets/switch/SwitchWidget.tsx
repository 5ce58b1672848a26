import type { EditProps } from '#runtime/react/form/session/fieldWidget.ts'
import { useFormSession } from '#runtime/react/form/session/formSession.ts'
import { useFieldValue } from '#runtime/react/form/session/useField.ts'
import { controlProps } from '../controls/input/controlProps.ts'
import styles from './Switch.module.css'

/** On or off; untouched it is neither, and nothing is submitted. */
export function SwitchWidget(edit: EditProps) {
  const { store } = useFormSession()
  const on = useFieldValue(edit.path) === true
  return (
    <span className={styles.box}>
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={on}
        aria-checked={on}
        {...controlProps(edit)}
        onChange={(event) => store.set(edit.path, event.target.checked)}
      />
    </span>
  )
}
