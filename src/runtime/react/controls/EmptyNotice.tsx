import type { ReactNode } from 'react'
import classes from './EmptyNotice.module.css'

/** The shared "nothing here" notice of tables, lists and the empty node. */
export function EmptyNotice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={classes.empty}>
      <svg viewBox="0 0 64 44" width="64" height="44" aria-hidden="true">
        <path d="M6 20 16 4h32l10 16v18a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4Z" />
        <path d="M6 20h16c0 6 4 9 10 9s10-3 10-9h16" />
      </svg>
      <p>{text}</p>
      {children}
    </div>
  )
}
