import { ownValue } from '#contract/record.ts'
import type { AspectResult, Cause, Source } from '#contract/why.ts'
import { jsonPointer } from '#domain/json/jsonPointer.ts'
import { varsOf } from '#domain/logic/varsOf.ts'
import type { FormStore } from '../form/formStore.ts'
import { valueWords } from '../ruleWords/ruleWords.ts'
import { layoutCause } from './layoutCause.ts'
import { namesIn } from './ruleResult.ts'
import { operandRead } from './shown.ts'
import { sourcesOf } from './sourcesOf.ts'
import type { Subject } from './subject.ts'

/** Explains why a place can or cannot be edited. */
export function disabledResult(store: FormStore, subject: Subject): AspectResult {
  const { path, label, field, origin } = subject
  const cause = layoutCause(field) ?? causeOf(store, subject)
  const holds = ['isDisable', 'computed', 'locked', 'frozen'].includes(cause.by)
  if (cause.by === 'computed')
    return {
      key: path,
      label,
      aspect: 'disabled',
      holds,
      cause,
      sources: computeSources(store, path),
    }
  const at = subject.cell && !field.isDisable ? origin.replace(/\/columns\/[^/]*$/, '') : origin
  const sources = cause.by === 'isDisable' ? sourcesOf(store.bundle, at, 'isDisable') : []
  return { key: path, label, aspect: 'disabled', holds, cause, sources }
}

/** Returns the cause; a cell is disabled by its column or its table. */
function causeOf(store: FormStore, { path, field, cell }: Subject): Cause {
  const computed = cell ? undefined : computedCause(store, path)
  if (computed) return computed
  if (field.isDisable || cell?.tableField.isDisable) return { by: 'isDisable' }
  if (store.isDisabled(cell?.table ?? path)) return { by: 'locked' }
  return { by: store.frozen ? 'frozen' : 'editable' }
}

function computedCause(store: FormStore, key: string): Cause | undefined {
  const rule = ownValue(store.bundle.computes ?? {}, key)
  if (rule === undefined) return undefined
  const operands = varsOf(rule).flatMap((path) => operandRead(store, path) ?? [])
  return { by: 'computed', words: valueWords(rule, namesIn(store)), operands }
}

function computeSources({ bundle }: FormStore, key: string): Source[] {
  const place = ownValue(bundle.origin, jsonPointer('computes', key))
  return place ? [{ ...place, attribute: 'compute' }] : []
}
