import { TextBoxType } from '#contract/codes.ts'
import type { FormField } from '#contract/form.ts'

/** The wire's key of a person's certificate number, whatever check the form puts on it. */
const CARD_NO = 'cardNo'

/**
 * The one rule of what no device keeps: passwords, and numbers of certificates. A field is of that kind when it is
 * a password box, has the card check, asks the server whether a card number is free, or bears the wire's own name.
 * It holds for columns of tables alike.
 */
export const isNeverKept = ({ key, constraints, ui }: FormField): boolean =>
  ui.textBoxType === TextBoxType.Password ||
  constraints.card !== undefined ||
  constraints.notRepeat === 'cardNo' ||
  key === CARD_NO
