import { TextBoxType } from '#contract/codes.ts'
import type { EditProps } from '#runtime/react/form/session/fieldWidget.ts'
import styles from '../controls/input/control.module.css'
import { controlProps } from '../controls/input/controlProps.ts'
import { useTypedText } from '../controls/input/useTypedText.ts'
import { PasswordInput } from './PasswordInput.tsx'
import { typingHelp } from './typingHelp.ts'

const DEFAULT_ROWS = 3

/** One line, several lines or a password. */
export function TextBoxWidget(edit: EditProps) {
  const typed = useTypedText(edit.path, edit.field)
  const { textBoxType, placeholder, rows = DEFAULT_ROWS } = edit.field.ui
  const control = { placeholder, ...controlProps(edit), ...typed }
  if (textBoxType === TextBoxType.Textarea)
    return <textarea className={styles.area} rows={rows} {...control} />
  if (textBoxType === TextBoxType.Password) return <PasswordInput control={control} />
  return <input type="text" className={styles.input} {...typingHelp(edit.field)} {...control} />
}
