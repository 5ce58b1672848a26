import {
  type ChangeEvent,
  type CompositionEvent,
  useCallback,
  useLayoutEffect,
  useRef,
} from 'react'
import type { FormPath } from '#runtime/core/form/paths.ts'
import { useFormSession } from '#runtime/react/form/formSession.ts'

type Typing = HTMLInputElement | HTMLTextAreaElement

/**
 * A place where text is typed. Empty text clears it; half-composed text of an input method is kept but not judged.
 * The element keeps its own text and follows the store only where the two differ: what a person types is there
 * already, and rendering it once more would be the better part of a keystroke's script.
 */
export function useTypedText<Element extends Typing>(path: FormPath) {
  const { store } = useFormSession()
  const ref = useRef<Element>(null)
  const follow = useCallback(() => {
    const text = textOf(store.get(path))
    if (ref.current && ref.current.value !== text) ref.current.value = text
  }, [store, path])
  useLayoutEffect(() => {
    follow()
    return store.subscribe(`value:${path}`, follow)
  }, [store, path, follow])
  const take = (text: string, composing: boolean) => {
    store.type(path, text || null, composing)
    // A frozen form takes nothing: the text goes back to what it was.
    follow()
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
