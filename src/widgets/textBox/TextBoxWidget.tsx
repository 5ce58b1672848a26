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
  const { textBoxType } = edit.field.ui
  if (textBoxType === TextBoxType.Textarea) return <TextArea {...edit} />
  if (textBoxType === TextBoxType.Password) return <PasswordInput {...edit} />
  return <TextLine {...edit} />
}

function TextLine(edit: EditProps) {
  const typed = useTypedText<HTMLInputElement>(edit.path, edit.field)
  return (
    <input
      type="text"
      className={styles.input}
      placeholder={edit.field.ui.placeholder}
      {...typingHelp(edit.field)}
      {...controlProps(edit)}
      {...typed}
    />
  )
}

function TextArea(edit: EditProps) {
  const typed = useTypedText<HTMLTextAreaElement>(edit.path, edit.field)
  return (
    <textarea
      className={styles.area}
      placeholder={edit.field.ui.placeholder}
      rows={edit.field.ui.rows ?? DEFAULT_ROWS}
      {...controlProps(edit)}
      {...typed}
    />
  )
}
