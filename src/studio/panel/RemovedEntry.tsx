import { useEffect, useRef } from 'react'
import buttons from '#runtime/react/controls/buttons.module.css'
import styles from './PanelDocument.module.css'

/** An entry that was removed from a list. */
export interface Removed {
  name: string
  /** The document's text without it. */
  text: string
}

interface RemovedEntryProps {
  /** Entry to announce; undefined while there is none. */
  removed: Removed | undefined
  takeBack: () => void
}

/**
 * Announces which entry was removed from a list, and offers to undo that. The focus moves here, because the row that
 * had it is gone.
 */
export function RemovedEntry({ removed, takeBack }: RemovedEntryProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (removed) button.current?.focus()
  }, [removed])
  return (
    <p className={styles.removed} role="status">
      {removed && (
        <>
          <span>已删除“{removed.name}”</span>
          <button
            ref={button}
            type="button"
            className={buttons.button}
            data-size="sm"
            aria-label={`撤销：删除“${removed.name}”`}
            onClick={takeBack}
          >
            撤销
          </button>
        </>
      )}
    </p>
  )
}
