import type { ChangeEvent, CompositionEvent } from 'react'
import type { FormPath } from '#runtime/core/form/paths.ts'
import { useFormSession } from '#runtime/react/form/formSession.ts'
import { useFieldValue } from '#runtime/react/form/useFieldValue.ts'

type Typing = HTMLInputElement | HTMLTextAreaElement

/** A place where text is typed. Empty text clears it; half-composed text of an input method is kept but not judged. */
export function useTypedText(path: FormPath) {
  const { store } = useFormSession()
  const value = useFieldValue(path)
  return {
    value: typeof value === 'string' || typeof value === 'number' ? String(value) : '',
    onChange(event: ChangeEvent<Typing>) {
      const composing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing
      store.type(path, event.target.value || null, composing)
    },
    onCompositionEnd(event: CompositionEvent<Typing>) {
      store.type(path, event.currentTarget.value || null)
    },
  }
}
