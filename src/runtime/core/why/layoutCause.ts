import type { FormField } from '#contract/form.ts'
import type { Cause } from '#contract/why.ts'

/** Set when nothing is filled in at the field: layout, a type nobody knows, or no usable key. */
export function layoutCause({ type, shape, ui }: FormField): Cause | undefined {
  if (type === 'unsupported') return { by: ui.unsupported === 'key' ? 'keyless' : 'unsupported' }
  return shape === 'none' ? { by: 'layout' } : undefined
}
