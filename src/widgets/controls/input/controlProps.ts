import type { EditProps } from '#runtime/react/form/session/fieldWidget.ts'

/**
 * The attributes of every native control of a field: its id, help, message and state. `aria-required` is not allowed on
 * a slider, which always has a value.
 */
export const controlProps = ({ field, id, describedBy, invalid, disabled }: EditProps) => ({
  id,
  disabled,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  'aria-required': (field.required && field.type !== 'slider') || undefined,
})
