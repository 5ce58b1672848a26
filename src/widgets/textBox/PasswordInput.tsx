import { type ComponentProps, useState } from 'react'
import { useFormSession } from '#runtime/react/form/session/formSession.ts'
import { Eye, EyeOff } from '../controls/icons.tsx'
import styles from '../controls/input/control.module.css'
import own from './TextBox.module.css'
import { asksTwice } from './typingHelp.ts'

/** A password input with a button that unmasks it. */
export function PasswordInput({ control }: { control: ComponentProps<'input'> }) {
  const [shown, setShown] = useState(false)
  const { store } = useFormSession()
  return (
    <div className={own.password}>
      <input
        type={shown ? 'text' : 'password'}
        className={styles.input}
        autoComplete={asksTwice(store.bundle) ? 'new-password' : 'current-password'}
        {...control}
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
