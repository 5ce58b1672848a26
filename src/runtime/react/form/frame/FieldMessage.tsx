import { useCallback, useRef } from 'react'
import type { FormPath } from '#runtime/core/form/paths.ts'
import { useFormSession } from '../session/formSession.ts'
import { useFollowing, useFormChannel } from '../session/useFormChannel.ts'
import styles from './Field.module.css'

/**
 * The message of a place, where `aria-describedby` finds it; a hidden line while there is none. The line follows the
 * store by itself: hundreds of messages of a refused submission are hundreds of texts set, not components rendered.
 */
export function FieldMessage({ path, id }: { path: FormPath; id: string }) {
  const { store } = useFormSession()
  const line = useRef<HTMLParagraphElement>(null)
  const follow = useCallback(() => show(line.current, store.error(path)), [store, path])
  useFollowing(`error:${path}`, follow)
  return <p ref={line} id={id} className={styles.error} hidden />
}

function show(line: HTMLElement | null, message: string | undefined): void {
  if (!line || (message ?? '') === line.textContent) return
  line.textContent = message ?? ''
  line.hidden = message === undefined
  line.toggleAttribute('data-error', message !== undefined)
}

/** Says so while the server is asked about what was typed; the place for it is there before. */
export function FieldPending({ fieldKey }: { fieldKey: string }) {
  const pending = useFormChannel(`pending:${fieldKey}`, (store) => store.isPending(fieldKey))
  return (
    <p className={styles.help} role="status">
      {pending && '正在核对…'}
    </p>
  )
}
