import type { FocusEvent } from 'react'

const BUTTON = 'button, [role="button"]'

/**
 * Whether what takes the focus away is a button. Safari gives a button no focus when it is pressed; there the press
 * itself tells.
 */
export const leavesForButton = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
  relatedTarget instanceof Element
    ? relatedTarget.matches(BUTTON)
    : currentTarget.ownerDocument.querySelector('button:active') !== null
