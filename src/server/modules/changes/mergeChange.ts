import type { Schema } from '#contract/calls.ts'
import { ownValue } from '#contract/record.ts'
import { pointerSegments } from '#domain/json/jsonPointer.ts'
import { type DocumentConflict, mergeDocuments } from '#domain/merge/mergeDocuments.ts'
import type { MergedChange, MergeJob } from './changeThread.ts'
import { documentNamer, groupOf, memberTypeNames } from './wording/documentTitle.ts'
import { namedPlace } from './wording/placeWords.ts'
import { shownValue } from './wording/shownValue.ts'

/** Key that identifies a conflict across two calls: its document and the pointer in it. */
const keyOf = (file: string, pointer: string): string => `${file}#${pointer}`

/** Merges the documents published since into those of a change set; conflicts are described in words. */
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
      ...told(conflict, { mine, theirs }),
      title: nameOf(conflict.file).title,
    })),
  }
}

function told(
  { file, pointer, base, mine, theirs }: DocumentConflict,
  documents: Pick<MergeJob, 'mine' | 'theirs'>,
): Omit<Schema<'ChangeConflict'>, 'title'> {
  const [text = '', otherText = ''] = [
    ownValue(documents.mine, file),
    ownValue(documents.theirs, file),
  ]
  const place = { path: file, at: pointerSegments(pointer), text, otherText }
  const { words: itemName, schema } = namedPlace(place, documents.mine)
  const shown = (value: unknown) =>
    shownValue(value, {
      schema,
      memberTypes: memberTypeNames(documents.mine),
      isPage: groupOf(file) === 'pages',
    })
  return {
    ...{ itemCode: keyOf(file, pointer), path: file, itemName },
    ...{ base: shown(base), mine: shown(mine), theirs: shown(theirs) },
  }
}
