import { useEffect, useEffectEvent } from 'react'

/**
 * Elements that handle undo keys themselves: text inputs, whose undo is the browser's own, and dialogs above the
 * editor.
 */
const OWN = [
  'textarea',
  '[contenteditable]:not([contenteditable="false"])',
  `input${['checkbox', 'radio', 'button', 'submit', 'file', 'range', 'color']
    .map((type) => `:not([type="${type}"])`)
    .join('')}`,
  'dialog, [role="dialog"]',
].join()

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing' | 'target'
>

/**
 * Returns the action of a key press: `Ctrl+Z` undoes, `Ctrl+Shift+Z` and `Ctrl+Y` redo; undefined for any other key.
 */
export function takeBackOf(event: Pressed): 'undo' | 'redo' | undefined {
  const { key, ctrlKey, metaKey, shiftKey, altKey, isComposing } = event
  if (!(ctrlKey || metaKey) || altKey || isComposing || isOwn(event.target)) return undefined
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && !shiftKey ? 'redo' : undefined
}

const isOwn = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(OWN) !== null

/** Calls a function for undo and redo keys anywhere in the window, unless the key press is already handled. */
export function useTakeBackKeys(act: (isRedo: boolean) => void): void {
  const onPress = useEffectEvent((event: KeyboardEvent) => {
    const wanted = event.defaultPrevented ? undefined : takeBackOf(event)
    if (!wanted) return
    event.preventDefault()
    act(wanted === 'redo')
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => onPress(event)
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
