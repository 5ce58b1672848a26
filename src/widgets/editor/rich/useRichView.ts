import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { EditProps } from '#runtime/react/form/session/fieldWidget.ts'
import { useFormSession } from '#runtime/react/form/session/formSession.ts'
import { useFieldValue } from '#runtime/react/form/session/useField.ts'
import { useFormChannel } from '#runtime/react/form/session/useFormChannel.ts'
import display from '../Editor.module.css'
import styles from './RichEditor.module.css'
import { isNothing } from './schema/html.ts'
import { type PasteOptions, pastePlugin } from './view/pastePlugin.ts'
import { type Point, RichView } from './view/RichView.ts'

/**
 * Binds the editor's view to a field: it shows the store's value, writes typed text to the store, and is read-only
 * while the form is being submitted.
 */
export function useRichView(
  edit: EditProps,
  place: RefObject<HTMLElement | null>,
  at: Point | undefined,
  paste: PasteOptions,
): RichView | undefined {
  const { store } = useFormSession()
  const value = useFieldValue(edit.path)
  const html = typeof value === 'string' ? value : ''
  const frozen = useFormChannel('frozen', ({ frozen }) => frozen)
  const [rich, setRich] = useState<RichView>()
  const latest = useRef({ html, edit, at, paste })
  useEffect(() => {
    latest.current = { html, edit, at, paste }
  })
  useLayoutEffect(() => {
    if (!place.current) return
    const made = new RichView(place.current, {
      html: latest.current.html,
      plugins: [
        pastePlugin({
          onFiles: (...args) => latest.current.paste.onFiles(...args),
          onRefused: (...args) => latest.current.paste.onRefused(...args),
        }),
      ],
      onChange: (written, composing) =>
        store.type(latest.current.edit.path, written || null, composing),
    })
    // Focuses the editor only when the focus is still in this field.
    if (place.current.parentElement?.contains(document.activeElement))
      made.focusAt(latest.current.at)
    setRich(made)
    return () => made.destroy()
  }, [place, store])
  useEffect(() => rich?.show(html), [rich, html])
  useLayoutEffect(() => {
    const attributes = attributesOf(edit)
    rich?.view.setProps({
      editable: () => !frozen,
      attributes: ({ doc }) => (isNothing(doc) ? { ...attributes, 'data-empty': '' } : attributes),
    })
  }, [rich, frozen, edit])
  return rich
}

const attributesOf = (edit: EditProps): Record<string, string> => ({
  id: edit.id,
  class: `${display.text} ${styles.text}`,
  role: 'textbox',
  tabindex: '0',
  'aria-multiline': 'true',
  'aria-labelledby': edit.labelId,
  'aria-describedby': edit.describedBy,
  'aria-invalid': String(edit.invalid),
  'aria-required': String(edit.field.required),
  'data-placeholder': edit.field.ui.placeholder ?? '',
})
