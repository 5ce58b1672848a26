import type { EditProps } from '#runtime/react/form/fieldWidget.ts'

/**
 * What every native control of a field carries: its id, its help and message, and its state. A slider cannot be
 * `aria-required`, because it always has a value as far as the browser knows.
 */
export const controlProps = ({ field, id, describedBy, invalid, disabled }: EditProps) => ({
  id,
  disabled,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  'aria-required': (field.required && field.type !== 'slider') || undefined,
})
