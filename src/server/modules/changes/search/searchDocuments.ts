import type { Schema } from '#contract/calls.ts'
import { searchText } from '#domain/text/kinds/searchText.ts'
import type { SearchJob } from '../changeThread.ts'
import { rankOf, type Wanted } from './rankOf.ts'
import { sameWords } from './sameWords.ts'
import { type IndexedEntry, searchIndex } from './searchIndex.ts'

const FOUND_AT_MOST = 30

/** The index last searched; staff search one configuration many times. */
let last: { texts: string; index: IndexedEntry[] } | undefined

/**
 * Finds documents, entries, fields and texts that match every word of the keyword; names also match by pinyin initials
 * and by synonyms.
 */
export function searchDocuments({ documents, keyword }: SearchJob): Schema<'StudioEntry'>[] {
  const wanted = wantedIn(keyword)
  if (wanted.length === 0) return []
  return indexOf(documents)
    .flatMap((entry) => {
      const rank = rankOf(entry, wanted)
      return rank === undefined ? [] : [{ entry, rank }]
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, FOUND_AT_MOST)
    .map(({ entry: { text: _text, initials: _initials, about: _about, ...entry } }) => entry)
}

function wantedIn(keyword: string): Wanted[] {
  const words = keyword.split(/\s+/).map(searchText).filter(Boolean)
  return words.map((word) => ({ word, same: sameWords(word) }))
}

function indexOf(documents: SearchJob['documents']): IndexedEntry[] {
  const texts = JSON.stringify(documents)
  if (last?.texts !== texts) last = { texts, index: searchIndex(documents) }
  return last.index
}
