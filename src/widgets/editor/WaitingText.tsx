import { type ChangeEvent, type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import buttons from '#runtime/react/controls/buttons.module.css'
import type { EditProps } from '#runtime/react/form/session/fieldWidget.ts'
import { useFormSession } from '#runtime/react/form/session/formSession.ts'
import styles from './Editor.module.css'
import { plainParagraphs } from './plainParagraphs.ts'

interface WaitingTextProps {
  edit: EditProps
  /** The stored HTML, which the typed text is appended to. */
  before: string
  failed: boolean
  onRetry: () => void
  /** Called with whether an input method is composing, so that the editor does not interrupt a word. */
  onComposing: (composing: boolean) => void
}

/** Accepts text while the editor is loading or could not be loaded: new paragraphs after the stored ones. */
export function WaitingText({ edit, before, failed, onRetry, onComposing }: WaitingTextProps) {
  const { store } = useFormSession()
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => input.current?.focus({ preventScroll: true }), [])
  const setText = (text: string, composing: boolean) =>
    store.type(edit.path, before + plainParagraphs(text) || null, composing)
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    const composing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing
    setTyped(event.target.value)
    setText(event.target.value, composing)
  }
  const composed = (event: FormEvent<HTMLTextAreaElement>) => {
    setText(event.currentTarget.value, false)
    onComposing(false)
  }
  return (
    <>
      <textarea
        ref={input}
        className={styles.waiting}
        rows={2}
        aria-labelledby={edit.labelId}
        aria-describedby={edit.describedBy}
        aria-invalid={edit.invalid}
        placeholder={edit.field.ui.placeholder}
        value={typed}
        onChange={change}
        onCompositionStart={() => onComposing(true)}
        onCompositionEnd={composed}
      />
      {failed ? (
        <p className={styles.state} role="alert">
          编辑器加载失败，可先在此输入文字
          <button type="button" className={buttons.button} data-kind="link" onClick={onRetry}>
            重试
          </button>
        </p>
      ) : (
        <p className={styles.state} role="status">
          编辑器加载中…
        </p>
      )}
    </>
  )
}
