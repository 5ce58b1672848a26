import { type ChangeEvent, type CompositionEvent, useCallback, useRef } from 'react'
import type { FormField } from '#contract/form.ts'
import { cappedText } from '#domain/text/cappedText.ts'
import { codePoints } from '#domain/text/codePoints.ts'
import type { FormPath } from '#runtime/core/form/paths.ts'
import { useFormSession } from '#runtime/react/form/session/formSession.ts'
import { useFollowing } from '#runtime/react/form/session/useFormChannel.ts'

type Typing = HTMLInputElement | HTMLTextAreaElement

/**
 * An uncontrolled text input bound to the store. Empty text clears the value; text in IME composition is stored but not
 * validated. The element keeps its own text and `aria-invalid` and follows the store only where they differ: rendering
 * on every keystroke would be most of its script time, as rendering four hundred inputs for their error state would be
 * of a refused submission's. With a maximum (`inputMax`), a key beyond it does nothing; a paste is cut, with a message.
 */
export function useTypedText<Element extends Typing>(path: FormPath, field: FormField) {
  const { store } = useFormSession()
  const max = field.ui.inputMax
  const ref = useRef<Element>(null)
  /** The text before an input method began; undefined while none is at work. */
  const begun = useRef<string>(undefined)
  const followText = useCallback(() => {
    const text = textOf(store.get(path))
    if (ref.current && ref.current.value !== text) ref.current.value = text
  }, [store, path])
  useFollowing(`value:${path}`, followText)
  const followMark = useCallback(() => {
    ref.current?.setAttribute('aria-invalid', String(store.error(path) !== undefined))
  }, [store, path])
  useFollowing(`error:${path}`, followMark)
  const take = (element: Element, composing: boolean) => {
    begun.current ??= textOf(store.get(path))
    const lost = !composing && max !== undefined && cap(element, begun.current, max)
    store.type(path, element.value || null, composing)
    // A frozen form rejects input: the text reverts to the stored one.
    followText()
    if (!composing) begun.current = undefined
    if (lost) store.setErrors({ [path]: cutText(field) })
  }
  return {
    ref,
    onChange({ target, nativeEvent }: ChangeEvent<Element>) {
      take(target, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
    },
    onCompositionEnd({ currentTarget }: CompositionEvent<Element>) {
      take(currentTarget, false)
    },
  }
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
