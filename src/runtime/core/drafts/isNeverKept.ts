import { TextBoxType } from '#contract/codes.ts'
import type { FormField } from '#contract/form.ts'

/** Wire key of a person's certificate number, whatever checks the form adds. */
const CARD_NO = 'cardNo'

/**
 * The single rule for values that are never stored on a device: passwords and certificate numbers. Applies to password
 * boxes, fields with the card check or its uniqueness check, and the wire's own key; columns of tables alike.
 */
export const isNeverKept = ({ key, constraints, ui }: FormField): boolean =>
  ui.textBoxType === TextBoxType.Password ||
  constraints.card !== undefined ||
  constraints.notRepeat === 'cardNo' ||
  key === CARD_NO
