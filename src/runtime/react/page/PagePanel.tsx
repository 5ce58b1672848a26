import type { ReactNode } from 'react'
import classes from './PagePanel.module.css'

interface PagePanelProps {
  title: string
  text?: string
  /** Not announced: something else has the word. */
  quiet?: boolean
  children?: ReactNode
}

/** A text of the runtime in place of a page. */
export function PagePanel({ title, text, quiet, children }: PagePanelProps) {
  return (
    <section className={classes.panel} {...(!quiet && { role: 'alert' })}>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </section>
  )
}
