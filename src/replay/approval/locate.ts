import { jsonPointer } from '#domain/jsonPointer.ts'
import type { Change } from './diff/change.ts'
import type { FormFile } from './documents/formFile.ts'

/** Says where in its file a changed attribute stands, or the field when the attribute is not written. */
export function locate(change: Change, form: FormFile): Change {
  const input = inputOf(change, form)
  return input === undefined ? change : { ...change, at: form.places.at(form.pointer + input) }
}

/** The pointer into formInfo that a change is about; what is gone has none. */
function inputOf(change: Change, { subject: { bundle } }: FormFile): string | undefined {
  const { place, attribute, kind, now } = change
  if ('part' in place)
    return kind === 'added' && place.part === '诊断'
      ? bundle.diagnostics.find((one) => one.code === attribute && one.message === now)?.path
      : undefined
  return outputsOf(change).flatMap((output) => bundle.origin[output]?.path ?? [])[0]
}

/** What of the bundle a change of a field is about, the nearest first. */
function outputsOf({ place, attribute, kind }: Change): string[] {
  if ('part' in place || (kind === 'removed' && attribute === 'value')) return []
  const field = jsonPointer('fields', place.field.key)
  const subject = place.column ? field + jsonPointer('columns', place.column.key) : field
  const rule = attribute === 'visible' ? [jsonPointer('rules', place.field.key)] : []
  return [...rule, subject + jsonPointer(attribute), subject, field]
}
