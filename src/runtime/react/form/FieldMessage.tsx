import type { FormPath } from '#runtime/core/form/paths.ts'
import styles from './Field.module.css'
import { useFieldError } from './useFieldError.ts'

/** The message of a place, where `aria-describedby` finds it; nothing while there is none. */
export function FieldMessage({ path, id }: { path: FormPath; id: string }) {
  const message = useFieldError(path)
  if (message === undefined) return null
  return (
    <p id={id} className={styles.error} data-error="">
      {message}
    </p>
  )
}
