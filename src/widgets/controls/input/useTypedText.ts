import { type ChangeEvent, type CompositionEvent, useCallback, useRef } from 'react'
import type { FormField } from '#contract/form.ts'
import { cappedText } from '#domain/text/cappedText.ts'
import { codePoints } from '#domain/text/codePoints.ts'
import type { FormPath } from '#runtime/core/form/paths.ts'
import { useFormSession } from '#runtime/react/form/session/formSession.ts'
import { useFollowing } from '#runtime/react/form/session/useFormChannel.ts'

type Typing = HTMLInputElement | HTMLTextAreaElement

/** The hook binds either; which of them it is was rendered by the caller. */
type Bound = HTMLInputElement & HTMLTextAreaElement

/**
 * An uncontrolled text input bound to the store. Empty text clears the value; text in IME composition is stored but not
 * validated. The element keeps its own text and `aria-invalid` and follows the store only where they differ: rendering
 * on every keystroke would be most of its script time, as rendering four hundred inputs for their error state would be
 * of a refused submission's. With a maximum (`inputMax`), a key beyond it does nothing; a paste is cut, with a message.
 */
export function useTypedText(path: FormPath, field: FormField) {
  const { store } = useFormSession()
  const max = field.ui.inputMax
  const ref = useRef<Bound>(null)
  /** The text before an input method began; undefined while none is at work. */
  const begun = useRef<string>(undefined)
  const follow = useCallback(() => {
    const element = ref.current
    if (element) show(element, textOf(store.get(path)), store.error(path) !== undefined)
  }, [store, path])
  useFollowing(path, FOLLOWED, follow)
  const take = (element: Typing, composing: boolean) => {
    begun.current ??= textOf(store.get(path))
    const lost = !composing && max !== undefined && cap(element, begun.current, max)
    store.type(path, element.value || null, composing)
    // A frozen form rejects input: the text reverts to the stored one.
    follow()
    if (!composing) begun.current = undefined
    if (lost) store.setErrors({ [path]: cutText(field) })
  }
  return {
    ref,
    onChange({ target, nativeEvent }: ChangeEvent<Bound>) {
      take(target, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
    },
    onCompositionEnd({ currentTarget }: CompositionEvent<Bound>) {
      take(currentTarget, false)
    },
  }
}

const FOLLOWED = ['value', 'error'] as const

/** Writes only what differs: the caret stays where a person types. */
function show(element: Typing, text: string, invalid: boolean): void {
  if (element.value !== text) element.value = text
  const mark = String(invalid)
  if (element.getAttribute('aria-invalid') !== mark) element.setAttribute('aria-invalid', mark)
}

/** Cuts the excess; returns true when more than one key's worth is lost. */
function cap(element: Typing, before: string, max: number): boolean {
  const { value, selectionEnd } = element
  const { text, caret, lost } = cappedText(before, value, selectionEnd ?? value.length, max)
  if (text === value) return false
  element.value = text
  element.setSelectionRange(caret, caret)
  return lost && codePoints(value) - codePoints(before) > 1
}

/** In the field's own words about its length, where it has some. */
const cutText = ({ messages, ui }: FormField): string =>
  `${messages.limit ?? `最多输入${ui.inputMax}个字`}，多出的没有输入`

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
