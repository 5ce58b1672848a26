/**
 * Returns the search patterns for a name with one misspelt character, each with `_` in its place (decision 0353). A
 * single character has none, because its pattern would match every name of one character.
 */
export function withOneInDoubt(word: string): string[] {
  const chars = [...word]
  if (chars.length < 2) return []
  return chars.map((_, at) => chars.with(at, '_').join(''))
}
