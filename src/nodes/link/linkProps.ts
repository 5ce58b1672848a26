import type { ReactNode } from 'react'

/** Props shared by the three kinds of link. */
export interface LinkProps {
  /** The accessible name. */
  label: string
  /** Holds nodes instead of a text. */
  isBlock: boolean
  children: ReactNode
}
