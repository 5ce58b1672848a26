import { useState } from 'react'
import type { EditProps } from '#runtime/react/form/session/fieldWidget.ts'
import { useFormSession } from '#runtime/react/form/session/formSession.ts'
import { Eye, EyeOff } from '../controls/icons.tsx'
import styles from '../controls/input/control.module.css'
import { controlProps } from '../controls/input/controlProps.ts'
import { useTypedText } from '../controls/input/useTypedText.ts'
import own from './TextBox.module.css'
import { asksTwice } from './typingHelp.ts'

/** A password input with a button that unmasks it. */
export function PasswordInput(edit: EditProps) {
  const [shown, setShown] = useState(false)
  const { store } = useFormSession()
  const typed = useTypedText<HTMLInputElement>(edit.path, edit.field)
  return (
    <div className={own.password}>
      <input
        type={shown ? 'text' : 'password'}
        className={styles.input}
        placeholder={edit.field.ui.placeholder}
        autoComplete={asksTwice(store.bundle) ? 'new-password' : 'current-password'}
        {...controlProps(edit)}
        {...typed}
      />
      <button
        type="button"
        className={own.eye}
        aria-label={shown ? '隐藏密码' : '显示密码'}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff /> : <Eye />}
      </button>
    </div>
  )
}
