import type { EditProps } from '#runtime/react/form/fieldWidget.ts'

/** What the button of a file field carries. `aria-invalid` is not for buttons; the message is said by description. */
export const pickButtonProps = ({ id, describedBy, labelId, invalid, disabled }: EditProps) => ({
  id,
  disabled,
  'aria-labelledby': `${labelId} ${id}`,
  'aria-describedby': describedBy,
  'data-invalid': invalid || undefined,
})
