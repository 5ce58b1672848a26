import type { RefCallback } from 'react'
import { type Place, useLivePlace } from '../session/livePlaces.ts'
import { useFormChannel } from '../session/useFormChannel.ts'
import styles from './Field.module.css'

/**
 * Returns the line for the message of a place, referenced by `aria-describedby`; hidden while there is none. Its text is
 * none of React's (`livePlaces.ts`): after a refused submission hundreds of messages change without rendering.
 */
export const messageLine = (id: string, ref?: RefCallback<HTMLElement>) => (
  <p ref={ref} id={id} className={styles.error} hidden />
)

/** The line of a cell, which brings the cell's control up to date with it. */
export const CellMessage = ({ id, ...place }: Place & { id: string }) =>
  messageLine(id, useLivePlace(place))

/** Shows that the server is being asked about the typed value; its space is reserved. */
export function FieldPending({ fieldKey }: { fieldKey: string }) {
  const pending = useFormChannel(`pending:${fieldKey}`, (store) => store.isPending(fieldKey))
  return (
    <p className={styles.help} role="status">
      {pending && '正在核对…'}
    </p>
  )
}
