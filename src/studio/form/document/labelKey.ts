import type { FieldPlace, FormDocument } from '#formDocument/formDocument.ts'
import { formKeys, keyOf, keysOf } from '#formDocument/keys/keys.ts'
import { labelOf } from '#formDocument/names/labels.ts'
import { columnsOf, fieldAt } from '#formDocument/rows/rows.ts'
import { repaired } from '#formDocument/uses/repairs/repair.ts'
import { keyOfLabel, type Syllables } from './keyOfLabel.ts'

/** A definition's key, with the label that it had when the definition was selected. */
export interface Labelled {
  key: string
  label: string
}

/** Returns key and label of the definition at a place; undefined for one without a key. */
export function labelledAt({ formInfo }: FormDocument, place: FieldPlace): Labelled | undefined {
  const definition = fieldAt(formInfo, place)
  const key = keyOf(definition)
  return key === undefined ? undefined : { key, label: labelOf(definition) }
}

/**
 * Returns the form in which a key derived from the previous label is derived from the present one, also in every
 * reference to it; undefined when the label is unchanged, when the key was typed by hand, or when it already has
 * answers.
 */
export function withKeyOfLabel(
  document: FormDocument,
  place: FieldPlace,
  before: Labelled,
  { liveKeys, syllables }: { liveKeys: ReadonlySet<string>; syllables: Syllables },
): FormDocument | undefined {
  const now = labelledAt(document, place)
  if (!now || now.key !== before.key || now.label === before.label) return undefined
  if (liveKeys.has(now.key) || !isMadeFrom(now.key, before.label, syllables)) return undefined
  const key = keyOfLabel(now.label, takenBeside(document, place, now.key), syllables)
  if (key === now.key) return undefined
  return repaired(document, { act: 'key', place, key }, { kind: 'rename' }).document
}

const isMadeFrom = (key: string, label: string, syllables: Syllables): boolean =>
  key.replace(/\d+$/, '') === keyOfLabel(label, new Set(), syllables).replace(/\d+$/, '')

/** Returns the keys of the other fields, or of the other columns of the same table. */
function takenBeside({ formInfo }: FormDocument, place: FieldPlace, own: string): Set<string> {
  const { column, ...table } = place
  const taken =
    column === undefined ? formKeys(formInfo) : keysOf(columnsOf(fieldAt(formInfo, table)) ?? [])
  taken.delete(own)
  return taken
}
