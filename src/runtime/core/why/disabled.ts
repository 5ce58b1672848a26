import type { AspectResult, Cause } from '#contract/why.ts'
import type { FormStore } from '../form/formStore.ts'
import { layoutCause } from './layoutCause.ts'
import { sourcesOf } from './sourcesOf.ts'
import type { Subject } from './subject.ts'

/** Explains why a place can or cannot be edited. */
export function disabledResult(store: FormStore, subject: Subject): AspectResult {
  const { path, label, field, origin } = subject
  const cause = layoutCause(field) ?? causeOf(store, subject)
  const holds = ['isDisable', 'locked', 'frozen'].includes(cause.by)
  const at = subject.cell && !field.isDisable ? origin.replace(/\/columns\/[^/]*$/, '') : origin
  const sources = cause.by === 'isDisable' ? sourcesOf(store.bundle, at, 'isDisable') : []
  return { key: path, label, aspect: 'disabled', holds, cause, sources }
}

/** Returns the cause; a cell is disabled by its column or its table. */
function causeOf(store: FormStore, { path, field, cell }: Subject): Cause {
  if (field.isDisable || cell?.tableField.isDisable) return { by: 'isDisable' }
  if (store.isDisabled(cell?.table ?? path)) return { by: 'locked' }
  return { by: store.frozen ? 'frozen' : 'editable' }
}
