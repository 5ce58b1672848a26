import words from '../../../messages/searchWords.json' with { type: 'json' }

/** A beginning of a word stands for it from this length on. */
const BEGINNING = 2

/** What staff call the same thing as this word, without the word itself; lower case. */
export function sameWords(word: string): string[] {
  const isMeant = (one: string) =>
    one === word || (word.length >= BEGINNING && one.startsWith(word))
  return words.same
    .filter((group) => group.some(isMeant))
    .flat()
    .filter((one) => one !== word)
}
