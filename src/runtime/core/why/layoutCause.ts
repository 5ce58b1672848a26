import type { FormField } from '#contract/form.ts'
import type { Cause } from '#contract/why.ts'

/** Returns the cause for fields without input: layout, an unknown type, or no usable key. */
export function layoutCause({ type, shape, ui }: FormField): Cause | undefined {
  if (type === 'unsupported') return { by: ui.unsupported === 'key' ? 'keyless' : 'unsupported' }
  return shape === 'none' ? { by: 'layout' } : undefined
}
