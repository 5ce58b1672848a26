import type { AspectResult, Cause } from '#contract/why.ts'
import type { FormStore } from '../form/formStore.ts'
import { layoutCause } from './layoutCause.ts'
import { sourcesOf } from './sourcesOf.ts'
import type { Subject } from './subject.ts'

/** Why a place cannot be edited, or can. */
export function disabledResult(store: FormStore, subject: Subject): AspectResult {
  const { path, label, field, origin } = subject
  const cause = layoutCause(field) ?? causeOf(store, subject)
  const holds = ['isDisable', 'locked', 'frozen'].includes(cause.by)
  const at = subject.cell && !field.isDisable ? origin.replace(/\/columns\/[^/]*$/, '') : origin
  const sources = cause.by === 'isDisable' ? sourcesOf(store.bundle, at, 'isDisable') : []
  return { key: path, label, aspect: 'disabled', holds, cause, sources }
}

/** A cell is as its column or its table says. */
function causeOf(store: FormStore, { path, field, cell }: Subject): Cause {
  if (field.isDisable || cell?.tableField.isDisable) return { by: 'isDisable' }
  if (store.isDisabled(cell?.table ?? path)) return { by: 'locked' }
  return { by: store.frozen ? 'frozen' : 'editable' }
}
