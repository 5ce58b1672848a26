import { TextBoxType } from '#contract/codes.ts'
import type { RawField } from '#contract/formInfo.ts'
import { codeAmong, isOn, textIn } from './attributes/spellings.ts'

/** Returns whether `compute` of a definition has an effect: of a number or a line of text that is not hidden for good. */
export const isComputable = (raw: RawField): boolean =>
  !isOn(raw.isHide) && (raw.type === 'counter' || isLineOfText(raw))

const isLineOfText = ({ type, textBoxType }: RawField): boolean =>
  type === 'textBox' &&
  (codeAmong(TYPES, textIn(textBoxType) ?? '') ?? TextBoxType.Text) === TextBoxType.Text

const TYPES = Object.values(TextBoxType)
