import { type ReactNode, useLayoutEffect, useState } from 'react'
import classes from './Words.module.css'

/** Absent in old web views, where lines end between any two characters as before. */
const segmenter = Intl.Segmenter && new Intl.Segmenter('zh', { granularity: 'word' })

/**
 * A text of which no line ends within a word, as the browser's dictionary knows them: 砚湖理工/大学, not 砚湖理/工大学.
 * Between two words that follow each other a line may end; elsewhere the browser knows where. The server's dictionary
 * has other words, so a text that it drew is divided once the browser has it.
 */
export function WholeWords({ text }: { text: string }): ReactNode {
  const [isHere, setHere] = useState(false)
  useLayoutEffect(() => setHere(true), [])
  if (!segmenter) return text
  return <span className={classes.whole}>{isHere ? wordsOf(text, segmenter) : text}</span>
}

function wordsOf(text: string, words: Intl.Segmenter): ReactNode[] {
  const parts: ReactNode[] = []
  let isBehindWord = false
  for (const { segment, isWordLike = false } of words.segment(text)) {
    if (isBehindWord && isWordLike) parts.push(<wbr key={parts.length} />)
    parts.push(segment)
    isBehindWord = isWordLike
  }
  return parts
}
