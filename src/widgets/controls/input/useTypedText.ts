import type { ChangeEvent, CompositionEvent, FocusEvent } from 'react'
import type { FormField } from '#contract/form.ts'
import { cleanValue } from '#domain/text/kinds/cleanValue.ts'
import type { FormPath } from '#runtime/core/form/paths.ts'
import { useFormSession } from '#runtime/react/form/session/formSession.ts'
import { tidyText } from './tidyText.ts'

type Typing = HTMLInputElement | HTMLTextAreaElement

/** The text before an input method began, of the element where one is at work. */
const begun = new WeakMap<Typing, string>()

/**
 * An uncontrolled text input bound to the store. Empty text clears the value; text in IME composition is stored but not
 * validated. The element keeps its own text and `aria-invalid` and follows the store only where they differ
 * (`showText`): rendering on every keystroke would be most of its script time, as rendering four hundred inputs for
 * their error state would be of a refused submission's. What was typed is tidied (`tidyText`), and once the field is
 * left it shows what will be submitted.
 */
export function useTypedText(path: FormPath, field: FormField) {
  const { store } = useFormSession()
  const take = (element: Typing, composing: boolean) => {
    const before = begun.get(element) ?? textOf(store.get(path))
    const isCut = !composing && tidy(element, before, field)
    store.type(path, element.value || null, composing)
    // A frozen form rejects input: the text reverts to the stored one.
    showText(element, store.get(path), store.error(path) !== undefined)
    if (composing) begun.set(element, before)
    else begun.delete(element)
    if (isCut) store.hint(path, `最多输入${field.ui.inputMax}个字，多出的没有输入`)
  }
  return {
    onChange({ target, nativeEvent }: ChangeEvent<Typing>) {
      take(target, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
    },
    onCompositionEnd({ currentTarget }: CompositionEvent<Typing>) {
      take(currentTarget, false)
    },
    onBlur({ currentTarget }: FocusEvent<Typing>) {
      const clean = textOf(cleanValue(field, currentTarget.value))
      if (clean === currentTarget.value) return
      store.type(path, clean || null)
      showText(currentTarget, store.get(path), store.error(path) !== undefined)
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

/** Returns true when something was cut. */
function tidy(element: Typing, before: string, field: FormField): boolean {
  const { value, selectionEnd } = element
  const { text, caret, isCut } = tidyText(field, {
    before,
    now: value,
    caret: selectionEnd ?? value.length,
  })
  if (text === value) return false
  element.value = text
  element.setSelectionRange(caret, caret)
  return isCut
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
