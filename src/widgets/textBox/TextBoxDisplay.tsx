import { TextBoxType } from '#contract/codes.ts'
import type { DisplayProps } from '#runtime/react/form/fieldWidget.ts'
import { DisplayText } from '../controls/DisplayText.tsx'

/** The text as typed; of a password only that there is one. */
export function TextBoxDisplay({ field, value }: DisplayProps) {
  const text = typeof value === 'string' ? value : ''
  const masked = field.ui.textBoxType === TextBoxType.Password && text !== ''
  return <DisplayText text={masked ? '••••••' : text} />
}
