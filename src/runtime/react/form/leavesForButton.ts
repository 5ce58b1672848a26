import type { FocusEvent } from 'react'
import { isButtonPressed } from './isButtonPressed.ts'

const BUTTON = 'button, [role="button"]'

/** Whether what takes the focus away is a button, or the press on one that gets no focus by it. */
export const leavesForButton = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
  relatedTarget instanceof Element ? relatedTarget.matches(BUTTON) : isButtonPressed(currentTarget)
