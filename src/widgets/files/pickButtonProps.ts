import type { EditProps } from '#runtime/react/form/session/fieldWidget.ts'

/**
 * The attributes of a file field's button. `aria-invalid` is not allowed on buttons; the message is its description.
 */
export const pickButtonProps = ({ id, describedBy, labelId, invalid, disabled }: EditProps) => ({
  id,
  disabled,
  'aria-labelledby': `${labelId} ${id}`,
  'aria-describedby': describedBy,
  'data-invalid': invalid || undefined,
})
