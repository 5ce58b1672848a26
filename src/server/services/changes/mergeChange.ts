import type { Schema } from '#contract/calls.ts'
import { ownValue } from '#contract/record.ts'
import { pointerSegments } from '#domain/json/jsonPointer.ts'
import { type DocumentConflict, mergeDocuments } from '#domain/merge/mergeDocuments.ts'
import type { MergedChange, MergeJob } from './changeThread.ts'
import { documentNamer } from './wording/documentTitle.ts'
import { placeWords } from './wording/placeWords.ts'
import { valueWords } from './wording/valueWords.ts'

/** Names a conflict between two calls: its document and the place in it. */
const keyOf = (file: string, pointer: string): string => `${file}#${pointer}`

/** Merges what was published since into a change set's documents; conflicts are in words. */
export function mergeChange({ base, mine, theirs, decided }: MergeJob): MergedChange {
  const taken = new Set(decided)
  const { documents, conflicts } = mergeDocuments(
    base,
    mine,
    theirs,
    (file) => (pointer) => taken.has(keyOf(file, pointer)),
  )
  const nameOf = documentNamer(theirs)
  return {
    documents,
    conflicts: conflicts.map((conflict) => ({
      ...told(conflict, mine),
      title: nameOf(conflict.file).title,
    })),
  }
}

function told(
  { file, pointer, base, mine, theirs }: DocumentConflict,
  documents: MergeJob['mine'],
): Omit<Schema<'ChangeConflict'>, 'title'> {
  const text = ownValue(documents, file) ?? ''
  return {
    itemCode: keyOf(file, pointer),
    path: file,
    itemName: placeWords(file, pointerSegments(pointer), text, documents),
    base: shownValue(base),
    mine: shownValue(mine),
    theirs: shownValue(theirs),
  }
}

const shownValue = (value: unknown): string =>
  valueWords(value, undefined) ?? JSON.stringify(value, null, 1).slice(0, 300)
