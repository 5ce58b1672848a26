import { type ChangeEvent, type CompositionEvent, useCallback, useRef } from 'react'
import type { FormPath } from '#runtime/core/form/paths.ts'
import { useFormSession } from '#runtime/react/form/formSession.ts'
import { useFollowing } from '#runtime/react/form/useFollowing.ts'

type Typing = HTMLInputElement | HTMLTextAreaElement

/**
 * A place where text is typed. Empty text clears it; half-composed text of an input method is kept but not judged.
 * The element keeps its own text and its own mark of being wrong, and follows the store where they differ: what a
 * person types is there already, and rendering it once more would be the better part of a keystroke's script, as
 * rendering four hundred inputs for their marks would be of a refused submission's.
 */
export function useTypedText<Element extends Typing>(path: FormPath) {
  const { store } = useFormSession()
  const ref = useRef<Element>(null)
  const followText = useCallback(() => {
    const text = textOf(store.get(path))
    if (ref.current && ref.current.value !== text) ref.current.value = text
  }, [store, path])
  useFollowing(`value:${path}`, followText)
  const followMark = useCallback(() => {
    ref.current?.setAttribute('aria-invalid', String(store.error(path) !== undefined))
  }, [store, path])
  useFollowing(`error:${path}`, followMark)
  const take = (text: string, composing: boolean) => {
    store.type(path, text || null, composing)
    // A frozen form takes nothing: the text goes back to what it was.
    followText()
  }
  return {
    ref,
    onChange({ target, nativeEvent }: ChangeEvent<Element>) {
      take(target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
    },
    onCompositionEnd({ currentTarget }: CompositionEvent<Element>) {
      take(currentTarget.value, false)
    },
  }
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
