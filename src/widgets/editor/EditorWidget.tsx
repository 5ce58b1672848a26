import { type ChangeEvent, useState } from 'react'
import { isEmptyHtml } from '#domain/htmlText.ts'
import type { DisplayProps, EditProps } from '#runtime/react/form/fieldWidget.ts'
import { useFormSession } from '#runtime/react/form/formSession.ts'
import { useFieldValue } from '#runtime/react/form/useFieldValue.ts'
import { SafeHtml } from '#runtime/react/html/SafeHtml.tsx'
import styles from '../controls/control.module.css'
import { controlProps } from '../controls/controlProps.ts'
import { DisplayText } from '../controls/DisplayText.tsx'
import own from './Editor.module.css'
import { fromParagraphs, isPlain, toParagraphs } from './paragraphs.ts'

const HEIGHT = 160

/**
 * Text in paragraphs, stored as HTML. Formatted text that came from elsewhere is shown as it is, and is only turned
 * into plain paragraphs when the person says so: nothing is lost silently.
 */
export function EditorWidget(edit: EditProps) {
  const { store } = useFormSession()
  const value = useFieldValue(edit.path)
  const html = typeof value === 'string' ? value : ''
  if (!isPlain(html)) {
    const simplify = () => store.set(edit.path, toParagraphs(fromParagraphs(html)))
    return (
      <div className={own.rich}>
        <SafeHtml className={own.text} html={html} />
        {!edit.disabled && (
          <button type="button" id={edit.id} className={own.simplify} onClick={simplify}>
            去除格式并编辑
          </button>
        )}
      </div>
    )
  }
  return <PlainEditor edit={edit} html={html} />
}

function PlainEditor({ edit, html }: { edit: EditProps; html: string }) {
  const { store } = useFormSession()
  const [draft, setDraft] = useState<string>()
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    const composing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing
    setDraft(event.target.value)
    store.type(edit.path, toParagraphs(event.target.value) || null, composing)
  }
  return (
    <textarea
      className={styles.area}
      style={{ height: edit.field.ui.height ?? HEIGHT }}
      placeholder={edit.field.ui.placeholder}
      {...controlProps(edit)}
      value={draft ?? fromParagraphs(html)}
      onChange={change}
      onCompositionEnd={(event) =>
        store.type(edit.path, toParagraphs(event.currentTarget.value) || null)
      }
      onBlur={() => setDraft(undefined)}
    />
  )
}

/** The text as it was written, without script. */
export const EditorDisplay = ({ value }: DisplayProps) =>
  typeof value === 'string' && !isEmptyHtml(value) ? (
    <SafeHtml className={own.text} html={value} />
  ) : (
    <DisplayText text="" />
  )
