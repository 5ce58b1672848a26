import { Fragment, type ReactNode } from 'react'
import classes from './Words.module.css'

/** Absent in old web views, where lines end between any two characters as before. */
const segmenter =
  'Segmenter' in Intl ? new Intl.Segmenter('zh', { granularity: 'word' }) : undefined

/** A text of which no line ends within a word, as the browser's dictionary knows them: 砚湖理工/大学, not 砚湖理/工大学. */
export function WholeWords({ text }: { text: string }): ReactNode {
  if (!segmenter) return text
  return (
    <span className={classes.whole}>
      {wordsOf(text, segmenter).map((word, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text have no other identity than their place
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {word}
        </Fragment>
      ))}
    </span>
  )
}

/** Parts between which a line may end besides where the browser ends one: two words that follow each other. */
function wordsOf(text: string, words: Intl.Segmenter): string[] {
  const parts: string[] = []
  let isBehindWord = false
  for (const { segment, isWordLike = false } of words.segment(text)) {
    if (isBehindWord && isWordLike) parts.push(segment)
    else parts.push((parts.pop() ?? '') + segment)
    isBehindWord = isWordLike
  }
  return parts
}
