import type { Schema } from '#contract/calls.ts'
import type { SearchJob } from '../changeThread.ts'
import { type IndexedEntry, searchIndex } from './searchIndex.ts'

const FOUND_AT_MOST = 30

/** The index last searched; staff search one configuration many times. */
let last: { texts: string; index: IndexedEntry[] } | undefined

/**
 * Finds documents, entries and texts that contain every word of the keyword; names also by their pinyin initials. Names
 * come before texts, and those that begin with the keyword first.
 */
export function searchDocuments({ documents, keyword }: SearchJob): Schema<'StudioEntry'>[] {
  const wanted = keyword.trim().toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return []
  return indexOf(documents)
    .flatMap((entry) => {
      const rank = rankOf(entry, wanted)
      return rank === undefined ? [] : [{ entry, rank }]
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, FOUND_AT_MOST)
    .map(({ entry: { text: _text, initials: _initials, ...entry } }) => entry)
}

function indexOf(documents: SearchJob['documents']): IndexedEntry[] {
  const texts = JSON.stringify(documents)
  if (last?.texts !== texts) last = { texts, index: searchIndex(documents) }
  return last.index
}

const KINDS = ['document', 'entry', 'text']

/** Undefined for an entry that is not found; smaller is better. */
function rankOf(
  { kind, text, initials, title }: IndexedEntry,
  wanted: readonly string[],
): number | undefined {
  const isFound = wanted.every(
    (word) => isIn(text, initials, word) || title.toLowerCase().includes(word),
  )
  if (!isFound) return undefined
  const [first = ''] = wanted
  const isBeginning = text.startsWith(first) || initials.startsWith(first)
  return KINDS.indexOf(kind) * 2 + (isBeginning ? 0 : 1)
}

/** Two letters are the initials of too much: inside a name there must be three. */
const INNER_INITIALS = 3

const isIn = (text: string, initials: string, word: string): boolean =>
  text.includes(word) ||
  initials.startsWith(word) ||
  (word.length >= INNER_INITIALS && initials.includes(word))
