import { type RefObject, useCallback, useEffect, useSyncExternalStore } from 'react'
import { STATE_ERRORS } from '#runtime/core/scope/stateErrors.ts'
import { FOCUSABLE } from '../focusable.ts'
import { usePage } from '../pageContext.ts'

/**
 * The message at a control of the page's state; the control scrolls into view and takes the focus when it is asked to.
 * A control that leaves the screen takes its message with it.
 */
export function useStateError(
  state: string,
  control: RefObject<HTMLElement | null>,
): string | undefined {
  const page = usePage()
  useEffect(() => {
    const hear = () => {
      if (!page.errors.takeRevealed(state)) return
      control.current?.scrollIntoView({ block: 'center' })
      control.current?.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true })
    }
    hear()
    const stop = page.subscribe([`${STATE_ERRORS}.${state}`], hear)
    return () => {
      stop()
      page.errors.forget(state)
    }
  }, [page, state, control])
  const subscribe = useCallback(
    (listener: () => void) => page.subscribe([`${STATE_ERRORS}.${state}`, state], listener),
    [page, state],
  )
  const read = () => page.errors.all().find((error) => error.state === state)?.text
  return useSyncExternalStore(subscribe, read, read)
}
