import type { ReactNode } from 'react'
import classes from './Words.module.css'

/** A Chinese character with the dot of a name behind it, as in 古丽尼格尔·阿卜杜热合曼. */
const BEFORE_DOT = /(\p{Script=Han}[·•・])/u

/** A text as it is, but for names with dots: a line ends behind a dot, none begins with one. */
export function Words({ text }: { text: string }): ReactNode {
  const parts = text.split(BEFORE_DOT)
  if (parts.length === 1) return text
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity than their place
      <span key={at} className={classes.together}>
        {part}
      </span>
    ),
  )
}
