import { useCallback, useRef } from 'react'
import type { FormPath } from '#runtime/core/form/paths.ts'
import { useFormSession } from '../session/formSession.ts'
import { useFollowing, useFormChannel } from '../session/useFormChannel.ts'
import styles from './Field.module.css'

/**
 * The message of a place, referenced by `aria-describedby`; hidden while there is none. It updates its text directly
 * from the store: after a refused submission hundreds of messages change without rendering components.
 */
export function FieldMessage({ path, id }: { path: FormPath; id: string }) {
  const { store } = useFormSession()
  const line = useRef<HTMLParagraphElement>(null)
  const follow = useCallback(() => show(line.current, store.error(path)), [store, path])
  useFollowing(path, FOLLOWED, follow)
  return <p ref={line} id={id} className={styles.error} hidden />
}

const FOLLOWED = ['error'] as const

function show(line: HTMLElement | null, message: string | undefined): void {
  if (!line || (message ?? '') === line.textContent) return
  line.textContent = message ?? ''
  line.hidden = message === undefined
  line.toggleAttribute('data-error', message !== undefined)
}

/** Shows that the server is being asked about the typed value; its space is reserved. */
export function FieldPending({ fieldKey }: { fieldKey: string }) {
  const pending = useFormChannel(`pending:${fieldKey}`, (store) => store.isPending(fieldKey))
  return (
    <p className={styles.help} role="status">
      {pending && '正在核对…'}
    </p>
  )
}
