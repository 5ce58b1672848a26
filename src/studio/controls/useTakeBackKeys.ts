import { useEffect, useEffectEvent } from 'react'

/** Where keys belong to what is typed in, whose undo is the browser's own, or to what stands above the editor. */
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

/** Returns whether keys take a step back, or do it again: `Ctrl+Z`, `Ctrl+Shift+Z` and `Ctrl+Y`; undefined for others. */
export function takeBackOf(event: Pressed): 'undo' | 'redo' | undefined {
  const { key, ctrlKey, metaKey, shiftKey, altKey, isComposing } = event
  if (!(ctrlKey || metaKey) || altKey || isComposing || isOwn(event.target)) return undefined
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && !shiftKey ? 'redo' : undefined
}

const isOwn = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(OWN) !== null

/** Calls a function for these keys, wherever in the window they are pressed and mean nothing else. */
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
