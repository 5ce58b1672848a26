import type { ReactNode } from 'react'
import classes from './Words.module.css'

/** Absent in old web views, where lines end between any two characters as before. */
const segmenter = Intl.Segmenter && new Intl.Segmenter('zh', { granularity: 'word' })

/**
 * A text of which no line ends within a word, as the browser's dictionary knows them: 砚湖理工/大学, not 砚湖理/工大学.
 * Between two words that follow each other a line may end; elsewhere the browser knows where.
 */
export function WholeWords({ text }: { text: string }): ReactNode {
  if (!segmenter) return text
  const parts: ReactNode[] = []
  let isBehindWord = false
  for (const { segment, isWordLike = false } of segmenter.segment(text)) {
    if (isBehindWord && isWordLike) parts.push(<wbr key={parts.length} />)
    parts.push(segment)
    isBehindWord = isWordLike
  }
  return <span className={classes.whole}>{parts}</span>
}
