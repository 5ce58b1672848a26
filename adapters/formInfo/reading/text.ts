import { TextBoxType } from '#contract/codes.ts'
import type { Reader } from './reader.ts'

/** Text as it is; a box of one line gets one line. */
export const readPlain: Reader = ({ ui }, text) => ({
  value: ui.textBoxType === TextBoxType.Textarea ? text : text.replace(/\s*\n\s*/g, ' '),
})
