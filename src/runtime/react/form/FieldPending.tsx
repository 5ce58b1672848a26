import styles from './Field.module.css'
import { useFormChannel } from './useFormChannel.ts'

/** Says so while the server is asked about what was typed; the place for it is there before. */
export function FieldPending({ fieldKey }: { fieldKey: string }) {
  const pending = useFormChannel(`pending:${fieldKey}`, (store) => store.isPending(fieldKey))
  return (
    <p className={styles.help} role="status">
      {pending && '正在核对…'}
    </p>
  )
}
