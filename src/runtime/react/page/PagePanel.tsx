import type { ReactNode } from 'react'
import classes from './PagePanel.module.css'

interface PagePanelProps {
  title: string
  text?: string
  children?: ReactNode
}

/** A text of the runtime in place of a page. */
export function PagePanel({ title, text, children }: PagePanelProps) {
  return (
    <section className={classes.panel} role="alert">
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </section>
  )
}
