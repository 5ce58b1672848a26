import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls a function when the focus leaves an input or text area within an element. */
export function useLeftControl(within: RefObject<HTMLElement | null>, left: () => void): void {
  const onLeave = useEffectEvent((target: EventTarget | null) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) left()
  })
  useEffect(() => {
    const element = within.current
    const leave = ({ target }: FocusEvent) => onLeave(target)
    element?.addEventListener('focusout', leave)
    return () => element?.removeEventListener('focusout', leave)
  }, [within])
}
