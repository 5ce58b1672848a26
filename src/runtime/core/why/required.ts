import type { AspectResult } from '#contract/why.ts'
import type { FormStore } from '../form/formStore.ts'
import { layoutCause } from './layoutCause.ts'
import { shownResult } from './shown.ts'
import { attributesAt, sourcesOf } from './sourcesOf.ts'
import type { Subject } from './subject.ts'

/** Explains whether a value is required: by the attribute, while the field shows. */
export function requiredResult(store: FormStore, subject: Subject): AspectResult {
  const { path, label, field, origin } = subject
  const base = { key: path, label, aspect: 'required' as const }
  const layout = layoutCause(field)
  if (layout) return { ...base, holds: false, cause: layout, sources: [] }
  const shown = shownResult(store, subject)
  if (field.required && !shown.holds)
    return {
      ...base,
      holds: false,
      cause: { by: 'hidden', verdict: shown },
      sources: shown.sources,
    }
  const sources = field.required
    ? sourcesOf(store.bundle, origin, 'required')
    : attributesAt(store.bundle, origin, 'required')
  const by = field.required ? 'required' : 'optional'
  return { ...base, holds: field.required, cause: { by }, sources }
}
