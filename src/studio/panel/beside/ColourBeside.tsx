import { useFormSession } from '#runtime/react/form/session/formSession.ts'
import { useFieldValue } from '#runtime/react/form/session/useField.ts'
import styles from './Beside.module.css'
import type { BesideProps } from './besideProps.ts'

const COLOUR = /^#[0-9a-f]{6}$/i

/** The browser's own choice of a colour. */
export function ColourBeside({ field }: BesideProps) {
  const { store } = useFormSession()
  const value = useFieldValue(field)
  const colour = typeof value === 'string' && COLOUR.test(value) ? value : '#000000'
  return (
    <input
      type="color"
      className={styles.colour}
      aria-label="选颜色"
      value={colour.toLowerCase()}
      onChange={({ target }) => store.set(field, target.value.toUpperCase())}
    />
  )
}
