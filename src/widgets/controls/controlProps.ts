import type { EditProps } from '#runtime/react/form/fieldWidget.ts'

/** What every native control of a field carries: its id, its help and message, and its state. */
export const controlProps = ({ field, id, describedBy, invalid, disabled }: EditProps) => ({
  id,
  disabled,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  'aria-required': field.required || undefined,
})
