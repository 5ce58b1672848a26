import { TextBoxType } from '#contract/codes.ts'
import type { Displayer } from './displayer.ts'
import { scalarText, textContent } from './textContent.ts'

const HIDDEN = '******'

/** The text as it was typed; a password is never shown, not even its length. */
export const displayTextBox: Displayer = (field, value) => {
  const text = scalarText(value)
  const secret = field.ui.textBoxType === TextBoxType.Password && text !== ''
  return textContent(secret ? HIDDEN : text)
}
