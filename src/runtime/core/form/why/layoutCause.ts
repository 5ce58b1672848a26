import type { FormField } from '#contract/form.ts'
import type { Cause } from '#contract/why.ts'

/** Set when nothing is filled in at the field: layout, or a type nobody knows. */
export function layoutCause({ type, shape }: FormField): Cause | undefined {
  if (type === 'unsupported') return { by: 'unsupported' }
  return shape === 'none' ? { by: 'layout' } : undefined
}
