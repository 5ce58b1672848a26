/**
 * The patterns of a name that is misspelt in one character, each with `_` in its place (decision 0353); none for a single
 * one, which would mean everybody of one character.
 */
export function withOneInDoubt(word: string): string[] {
  const chars = [...word]
  if (chars.length < 2) return []
  return chars.map((_, at) => chars.with(at, '_').join(''))
}
