import { useMemo } from 'react'
import type { NodeOf } from '#contract/nodes.ts'
import { useFlag, useText } from '#runtime/react/hooks/useValue.ts'
import classes from './CountdownNode.module.css'

/** Shows its text while the timer runs. Not announced every second: whoever wants to know can read it. */
export function CountdownNode({ node }: { node: NodeOf<'countdown'> }) {
  const running = useFlag(
    useMemo(() => ({ $: { var: `page.timers.${node.timer}.running` } }), [node.timer]),
  )
  const text = useText(node.text)
  return running ? (
    <p className={classes.countdown} role="timer" aria-live="off">
      {text}
    </p>
  ) : null
}
