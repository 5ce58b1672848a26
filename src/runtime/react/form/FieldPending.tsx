import styles from './Field.module.css'
import { useFormChannel } from './useFormChannel.ts'

/** Says so while the server is asked about what was typed. */
export function FieldPending({ fieldKey }: { fieldKey: string }) {
  const pending = useFormChannel(`pending:${fieldKey}`, (store) => store.isPending(fieldKey))
  return (
    pending && (
      <p className={styles.help} role="status">
        正在核对…
      </p>
    )
  )
}
