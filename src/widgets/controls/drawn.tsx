import type { ReactNode } from 'react'

/** A picture of 16 units drawn in the colour of the text around it; it says nothing to a screen reader. */
export const drawn = (path: ReactNode, size = 16) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {path}
  </svg>
)
