import { searchText } from '#domain/text/kinds/searchText.ts'
import { withOneInDoubt } from '#domain/text/withOneInDoubt.ts'

/** Characters of a code, as migration 0069 cuts them. */
export const CODE_LENGTH = 8

/** Keyed code of some characters, `CODE_LENGTH` long: two different ones of a society are equal with a probability of 2^-48. */
export type CodeOf = (chars: string) => string

/**
 * Codes of a text's search key, by which the database finds it without knowing it: that of its first character, then
 * those of all pairs of neighbours (decision 0422). Texts that contain the same characters contain the same codes.
 * Empty for a text of dots and blanks.
 */
export function nameCodes(text: string, codeOf: CodeOf): string {
  const chars = [...searchText(text)]
  const [first] = chars
  return first === undefined ? '' : codeOf(first) + pairCodes(chars, codeOf).join('')
}

/** Codes of all pairs of neighbours. */
const pairCodes = (chars: readonly string[], codeOf: CodeOf): string[] =>
  chars.slice(1).map((char, at) => codeOf(`${chars[at]}${char}`))

/**
 * Codes that texts with a keyword contain: of its one character, with which these texts begin, or of its pairs, which
 * they have one after the other. None for a keyword of dots and blanks.
 */
export function keywordCodes(keyword: string, codeOf: CodeOf): string[] {
  const chars = [...searchText(keyword)]
  return chars.length === 1 ? chars.map(codeOf) : pairCodes(chars, codeOf)
}

/** Maximum length, in characters, of names that have patterns. */
const LONGEST = 20

/** Codes of a name's patterns, by which a misspelt one finds it (decision 0353). */
export const patternCodes = (name: string, codeOf: CodeOf): string =>
  [...name].length > LONGEST ? '' : [...new Set(withOneInDoubt(name))].map(codeOf).join('')
