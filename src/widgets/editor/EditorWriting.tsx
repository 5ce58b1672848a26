import { type PointerEvent, useCallback, useState } from 'react'
import { isEmptyHtml } from '#domain/text/htmlText.ts'
import type { EditProps } from '#runtime/react/form/session/fieldWidget.ts'
import { useFormSession } from '#runtime/react/form/session/formSession.ts'
import { useFieldValue } from '#runtime/react/form/session/useField.ts'
import { SafeHtml } from '#runtime/react/html/SafeHtml.tsx'
import styles from './Editor.module.css'
import { useOpening } from './useOpening.ts'
import { WaitingText } from './WaitingText.tsx'

/**
 * The stored text; focus or a press opens the editor on it. Text typed before the editor has loaded is kept, and the
 * place stays focused throughout, so that no message appears as if the field had been left.
 */
export function EditorWriting({ edit }: { edit: EditProps }) {
  const { eager } = useFormSession()
  const value = useFieldValue(edit.path)
  const html = typeof value === 'string' ? value : ''
  const { resting, Rich, failed, open, warm } = useOpening(eager)
  const [before, setBefore] = useState('')
  const [at, setAt] = useState<{ left: number; fromTop: number }>()
  const [composing, setComposing] = useState(false)
  const [ready, setReady] = useState(false)
  const done = useCallback(() => setReady(true), [])
  const begin = () => {
    if (!resting) return
    setBefore(html)
    open()
  }
  const press = (event: PointerEvent<HTMLElement>) => {
    if (!resting) return
    const { top } = event.currentTarget.getBoundingClientRect()
    setAt({ left: event.clientX, fromTop: event.clientY - top })
  }
  const shown = resting ? html : before
  return (
    <>
      {!ready && (
        // biome-ignore lint/a11y/noStaticElementInteractions: while it rests it is a textbox, afterwards the textarea in it is
        <div
          className={styles.resting}
          style={{ height: edit.field.ui.height }}
          {...(resting && restingProps(edit))}
          onFocus={begin}
          onPointerEnter={warm}
          onPointerDown={press}
        >
          {isEmptyHtml(shown) ? (
            resting && <p className={styles.placeholder}>{edit.field.ui.placeholder}</p>
          ) : (
            <SafeHtml className={styles.text} html={shown} />
          )}
          {!resting && (
            <WaitingText
              edit={edit}
              before={before}
              failed={failed}
              onRetry={open}
              onComposing={setComposing}
            />
          )}
        </div>
      )}
      {Rich && !composing && (
        <Rich edit={edit} at={!resting && html === before ? at : undefined} onReady={done} />
      )}
    </>
  )
}

const restingProps = ({ id, labelId, describedBy, invalid, field }: EditProps) => ({
  id,
  role: 'textbox',
  tabIndex: 0,
  'aria-multiline': true,
  'aria-labelledby': labelId,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  'aria-required': field.required || undefined,
})
