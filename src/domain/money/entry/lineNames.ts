import { cleanText } from '../../text/kinds/textKindTable.ts'

/** Words of a line that may be a name: each, as names are stored, all together, and a name padded with blanks. */
export function lineNames(words: readonly string[]): string[] {
  const together = words.length > 1 ? [words.join(' ')] : []
  const stored = words.map((word) => cleanText('name', word))
  return [...new Set([...words, ...stored, ...together, ...unpadded(words)])]
}

const SINGLE = /^\p{Script=Han}$/u

/** 李　㛃 and 沈　砚　秋 are a character a word. */
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
