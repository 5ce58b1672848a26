import type { KeyboardEvent } from 'react'
import { FOCUSABLE } from '#runtime/react/form/focusable.ts'

/** Whether this key is a Tab that nothing within the panel is left for. */
export function leavesPanel({ key, shiftKey, currentTarget, target }: KeyboardEvent): boolean {
  if (key !== 'Tab' || !(target instanceof Node)) return false
  const wanted = shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING
  const stops = [...currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)]
  return !stops.some((stop) => stop.tabIndex >= 0 && target.compareDocumentPosition(stop) & wanted)
}
