import type { ReactNode } from 'react'

/** What the three kinds of link share. */
export interface LinkProps {
  /** For those who do not see the content. */
  label: string
  /** Holds nodes instead of a text. */
  isBlock: boolean
  children: ReactNode
}
