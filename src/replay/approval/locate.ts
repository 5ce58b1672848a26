import type { Place } from '#adapters/formInfo/places.ts'
import { ownValue } from '#contract/record.ts'
import { jsonPointer } from '#domain/json/jsonPointer.ts'
import type { FormFile } from '../documents/formOfText.ts'
import type { Change } from './diff/change.ts'

/**
 * Returns the change with the place in its file of the attribute, or of the field when the attribute is not written.
 */
export function locate(change: Change, form: FormFile): Change {
  const at =
    'part' in change.place
      ? (placeOfDiagnostic(change, form) ?? placeOfCheck(change, form))
      : placeOfField(change, form)
  return at ? { ...change, at } : change
}

function placeOfField(change: Change, { subject, places }: FormFile): Place | undefined {
  const { origin } = subject.bundle
  const input = outputsOf(change).flatMap((output) => ownValue(origin, output)?.path ?? [])[0]
  return input === undefined ? undefined : places.at(input)
}

/** Returns the place of an added diagnostic, which contains its pointer into formInfo. */
function placeOfDiagnostic(
  { place, kind, attribute, now }: Change,
  { subject, places }: FormFile,
): Place | undefined {
  if (!('part' in place) || place.part !== '诊断' || kind !== 'added') return undefined
  const found = subject.bundle.diagnostics.find(
    ({ code, message }) => code === attribute && message === now,
  )
  return found && places.ofDiagnostic(found)
}

/** Returns the place of a check, which is identified by its index unless it was removed. */
function placeOfCheck({ attribute }: Change, { subject, places }: FormFile): Place | undefined {
  const origin = ownValue(subject.bundle.origin, `/${attribute}`)
  return attribute.startsWith('checks/') && origin ? places.at(origin.path) : undefined
}

/** The rules of a field, by the attribute of its snapshot. */
const RULES: Readonly<Record<string, string>> = { visible: 'rules', compute: 'computes' }

/** The parts of the bundle that a change of a field concerns, nearest first. */
function outputsOf({ place, attribute, kind }: Change): string[] {
  if ('part' in place || (kind === 'removed' && attribute === 'value')) return []
  const field = jsonPointer('fields', place.field.key)
  const subject = place.column ? field + jsonPointer('columns', place.column.key) : field
  const rules = ownValue(RULES, attribute)
  const rule = rules === undefined ? [] : [jsonPointer(rules, place.field.key)]
  return [...rule, subject + jsonPointer(attribute), subject, field]
}
