import type { ChangeEvent, CompositionEvent } from 'react'
import type { FormField } from '#contract/form.ts'
import { cappedText } from '#domain/text/cappedText.ts'
import { codePoints } from '#domain/text/codePoints.ts'
import type { FormPath } from '#runtime/core/form/paths.ts'
import { useFormSession } from '#runtime/react/form/session/formSession.ts'

type Typing = HTMLInputElement | HTMLTextAreaElement

/** The text before an input method began, of the element where one is at work. */
const begun = new WeakMap<Typing, string>()

/**
 * An uncontrolled text input bound to the store. Empty text clears the value; text in IME composition is stored but not
 * validated. The element keeps its own text and `aria-invalid` and follows the store only where they differ
 * (`showText`): rendering on every keystroke would be most of its script time, as rendering four hundred inputs for
 * their error state would be of a refused submission's. With a maximum (`inputMax`), a key beyond it does nothing; a
 * paste is cut, with a message.
 */
export function useTypedText(path: FormPath, field: FormField) {
  const { store } = useFormSession()
  const take = (element: Typing, composing: boolean) => {
    const max = field.ui.inputMax
    const before = begun.get(element) ?? textOf(store.get(path))
    const lost = !composing && max !== undefined && cap(element, before, max)
    store.type(path, element.value || null, composing)
    // A frozen form rejects input: the text reverts to the stored one.
    showText(element, store.get(path), store.error(path) !== undefined)
    if (composing) begun.set(element, before)
    else begun.delete(element)
    if (lost) store.setErrors({ [path]: cutText(field) })
  }
  return {
    onChange({ target, nativeEvent }: ChangeEvent<Typing>) {
      take(target, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
    },
    onCompositionEnd({ currentTarget }: CompositionEvent<Typing>) {
      take(currentTarget, false)
    },
  }
}

/** Writes only what differs: the caret stays where a person types. The cell of a table may be a button instead. */
export function showText(control: HTMLElement, value: unknown, invalid: boolean): void {
  if (!isTyping(control)) return
  const text = textOf(value)
  if (control.value !== text) control.value = text
  const mark = String(invalid)
  if (control.getAttribute('aria-invalid') !== mark) control.setAttribute('aria-invalid', mark)
}

const isTyping = (control: HTMLElement): control is Typing =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement

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
