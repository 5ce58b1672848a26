import { useMemo } from 'react'
import type { NodeOf } from '#contract/nodes.ts'
import type { TimerState } from '#runtime/core/page/timers.ts'
import { useText, useValue } from '#runtime/react/hooks/useValue.ts'
import classes from './CountdownNode.module.css'
import { clockTime } from './clockTime.ts'

/**
 * Shows its text while the timer runs; `{left}` that the document does not fill itself is the time left as a clock.
 * Not announced every second: whoever wants to know can read it.
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
