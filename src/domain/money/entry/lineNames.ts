import { cleanText } from '../../text/kinds/textKindTable.ts'

/**
 * Returns what may be a name in a line: each word, each word as names are stored, all words together, and names that
 * are padded with blanks.
 */
export function lineNames(words: readonly string[]): string[] {
  const together = words.length > 1 ? [words.join(' ')] : []
  const stored = words.map((word) => cleanText('name', word))
  return [...new Set([...words, ...stored, ...together, ...unpadded(words)])]
}

const SINGLE = /^\p{Script=Han}$/u

/** Joins runs of single characters: 李　㛃 and 沈　砚　秋 have one character per word. */
function unpadded(words: readonly string[]): string[] {
  const names: string[] = []
  let run = ''
  for (const word of [...words, '']) {
    if (SINGLE.test(word)) run += word
    else {
      if (run.length > 1) names.push(run)
      run = ''
    }
  }
  return names
}
