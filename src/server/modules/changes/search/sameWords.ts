import { searchText } from '#domain/text/kinds/searchText.ts'
import words from '#server/messages/searchWords.json' with { type: 'json' }

const SAME = words.same.map((group) => group.map(searchText))

/** Length from which the beginning of a word stands for the whole word. */
const BEGINNING = 2

/** Returns the synonyms that staff use for a word, without the word itself; both are search keys. */
export function sameWords(word: string): string[] {
  const isMeant = (one: string) =>
    one === word || (word.length >= BEGINNING && one.startsWith(word))
  return SAME.filter((group) => group.some(isMeant))
    .flat()
    .filter((one) => one !== word)
}
