import type { ReactNode } from 'react'
import styles from './Table.module.css'

interface RowActProps {
  label: string
  off?: boolean
  onAct: () => void
  children: ReactNode
}

/** A small button with a picture on it. */
export const RowAct = ({ label, off = false, onAct, children }: RowActProps) => (
  <button
    type="button"
    className={styles.act}
    title={label}
    aria-label={label}
    disabled={off}
    onClick={onAct}
  >
    {children}
  </button>
)
