import {
  type ClipboardEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { withoutUnneeded } from '#domain/text/kinds/marks.ts'
import type { DocumentSession } from '../session/documentSession.ts'
import styles from './TextBox.module.css'
import { showPart, textPlace } from './textPlace.ts'

export interface TextBoxHandle {
  /** Moves the caret; lines and columns count from 1. */
  goTo(line: number, column: number): void
}

interface TextBoxProps {
  ref?: Ref<TextBoxHandle>
  label: string
  text: string
  /** Session in which the document is edited; undefined when read-only. */
  session?: DocumentSession
  isEditable: boolean
  /** JSON pointer to the place that is shown first. */
  pointer?: string
}

/** The stored text of a document, in a text area. */
export function TextBox({ ref, label, text, session, isEditable, pointer = '' }: TextBoxProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [first] = useState(() => textPlace(text, pointer))
  useEffect(() => {
    if (area.current && first) showPart(area.current, first)
  }, [first])
  useImperativeHandle(ref, () => ({
    goTo(line, column) {
      const at = lineStart(text, line) + column - 1
      area.current?.focus()
      area.current?.setSelectionRange(at, at)
    },
  }))
  return (
    <textarea
      ref={area}
      className={styles.text}
      aria-label={label}
      spellCheck={false}
      readOnly={!isEditable}
      value={text}
      onPaste={pasteClean}
      onChange={({ target }) => session?.edit(target.value)}
      onBlur={() => void session?.flush()}
    />
  )
}

/**
 * Pastes without invisible characters, as an input that can be undone: setting the value instead would move the caret
 * to the end.
 */
function pasteClean(event: ClipboardEvent<HTMLTextAreaElement>) {
  const pasted = event.clipboardData.getData('text/plain')
  const clean = withoutUnneeded(pasted)
  if (clean === pasted || event.currentTarget.readOnly) return
  if (document.execCommand('insertText', false, clean)) event.preventDefault()
}

/** Returns the offset at which a line begins, counted from 1; the end of the text for a line beyond it. */
function lineStart(text: string, line: number): number {
  let at = 0
  for (let passed = 1; passed < line; passed += 1) {
    const next = text.indexOf('\n', at)
    if (next < 0) return text.length
    at = next + 1
  }
  return at
}
