import { searchText } from '#domain/text/kinds/searchText.ts'
import { isAsset } from '#server/modules/configuration/documents/documents.ts'
import type { IndexedEntry } from './searchIndex.ts'

/** Search keys of one word of the query and of its synonyms. */
export interface Wanted {
  word: string
  same: readonly string[]
}

/** Kinds of match between a word and an entry, the best first. */
const EXACT = 0
const BEGINS = 1
const INSIDE = 2
const SAME = 3
const ABOUT = 4
/** In the names of the places above it: of several words this may hold for some, but not for all. */
const ABOVE = 5
const NOT = 6

/** Ranks an entry for a query, smaller is better; `undefined` for an entry that does not match. */
export function rankOf(entry: IndexedEntry, wanted: readonly Wanted[]): number | undefined {
  const found = wanted.map((one) => howFound(entry, one))
  const best = Math.min(...found)
  if (found.includes(NOT) || best === ABOVE) return undefined
  return orderOf(entry, best) * 100 + found.reduce((sum, how) => sum + how, 0)
}

/**
 * Order of results: documents, names that begin with the word, other names, files, texts, matches by a synonym only,
 * and matches in a description only.
 */
function orderOf({ kind, path }: IndexedEntry, best: number): number {
  if (best === ABOUT) return 8
  if (kind === 'document') return isAsset(path) ? 5 : 0
  if (best === SAME) return 7
  if (kind === 'text') return 6
  return (kind === 'entry' ? 1 : 2) + (best <= BEGINS ? 0 : 2)
}

function howFound(
  { text, initials, title, about, kindName, path }: IndexedEntry,
  { word, same }: Wanted,
): number {
  if (text === word) return EXACT
  if (text.startsWith(word) || initials.startsWith(word)) return BEGINS
  if (text.includes(word) || isInner(initials, word) || includes(title, word)) return INSIDE
  if (!isAsset(path) && same.some((one) => text.includes(one))) return SAME
  if (about.includes(word)) return ABOUT
  return includes(kindName, word) ? ABOVE : NOT
}

/** Shortest initials that match inside a name; two letters would match too many. */
const INNER_INITIALS = 3

const isInner = (initials: string, word: string): boolean =>
  word.length >= INNER_INITIALS && initials.includes(word)

const includes = (name: string, word: string): boolean => searchText(name).includes(word)
