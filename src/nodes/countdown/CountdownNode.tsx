import { useMemo } from 'react'
import type { NodeOf } from '#contract/nodes.gen.ts'
import type { TimerState } from '#runtime/core/page/timers.ts'
import { useText, useValue } from '#runtime/react/hooks/useValue.ts'
import classes from './CountdownNode.module.css'

/**
 * Shows its text while the timer runs; a `{left}` that the document does not fill itself is the remaining time as a
 * clock. It is not a live region: screen readers would announce it every second.
 */
export function CountdownNode({ node }: { node: NodeOf<'countdown'> }) {
  const rule = useMemo(() => ({ $: { var: `page.timers.${node.timer}` } }), [node.timer])
  const timer = useValue(rule) as TimerState | null
  const text = useText(node.text)
  if (!timer?.running) return null
  return (
    <p className={classes.countdown} role="timer" aria-live="off" id={node.id}>
      {text.replaceAll('{left}', clockTime(timer.left))}
    </p>
  )
}

const two = (part: number): string => String(part).padStart(2, '0')

/** Whole seconds as `09:05`, from an hour on `1:09:05`. */
export function clockTime(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const rest = `${two(minutes)}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}
