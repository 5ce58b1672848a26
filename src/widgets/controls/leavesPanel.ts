import type { KeyboardEvent } from 'react'
import { FOCUSABLE } from '#runtime/react/form/leaving/focusable.ts'

/** Returns whether the key is a Tab with no further tab stop inside the panel in its direction. */
export function leavesPanel({ key, shiftKey, currentTarget, target }: KeyboardEvent): boolean {
  if (key !== 'Tab' || !(target instanceof Node)) return false
  const wanted = shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING
  const stops = [...currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)]
  return !stops.some((stop) => stop.tabIndex >= 0 && target.compareDocumentPosition(stop) & wanted)
}
