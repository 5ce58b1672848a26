import type { FocusEvent } from 'react'

/** Marks panels that float elsewhere in the document but belong to a field. */
export const FLOATING = 'data-floating'

/** Whether a blur leaves the element for good: not for a part of it, nor for a panel that floats above the page. */
export function hasLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  if (!(relatedTarget instanceof Element)) return true
  return !currentTarget.contains(relatedTarget) && !relatedTarget.closest(`[${FLOATING}]`)
}
