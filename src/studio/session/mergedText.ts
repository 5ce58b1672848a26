import { mergeDocuments } from '#domain/merge/mergeDocuments.ts'

export interface MergedText {
  text: string
  /** True when both sides changed a place differently; the result has the preferred side's value. */
  hasConflicts: boolean
}

/** Merges two changes of one text. */
export function mergedText(
  { base, mine, theirs }: { base: string; mine: string; theirs: string },
  prefers: 'mine' | 'theirs' = 'mine',
): MergedText {
  const { documents, conflicts } = mergeDocuments(
    { document: base },
    { document: mine },
    { document: theirs },
    () => () => prefers === 'theirs',
  )
  return { text: documents.document ?? mine, hasConflicts: conflicts.length > 0 }
}
