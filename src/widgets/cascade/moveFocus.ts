import type { KeyboardEvent } from 'react'
import { ownValue } from '#contract/record.ts'

const NODES = '[role="treeitem"], button[aria-pressed]'

/** Moves the focus among sibling nodes on arrow keys, Home and End; returns whether the key was handled. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): boolean {
  const nodes = [...event.currentTarget.querySelectorAll<HTMLElement>(NODES)]
  const here = nodes.indexOf(event.target as HTMLElement)
  const steps: Record<string, number> = {
    ArrowDown: here + 1,
    ArrowUp: here - 1,
    Home: 0,
    End: nodes.length - 1,
  }
  const step = ownValue(steps, event.key)
  if (step === undefined) return false
  event.preventDefault()
  nodes[step]?.focus()
  return true
}
