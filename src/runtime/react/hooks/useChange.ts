import { useEffect, useRef, useState } from 'react'
import type { StatePath } from '#contract/value.ts'
import { lazyActions } from '#runtime/core/actions/lazyActions.ts'
import { usePage, useRow } from '../pageContext.ts'
import { afterPress } from '../press.ts'
import { whenIdle } from '../whenIdle.ts'
import { useBinding } from './useBinding.ts'

/** Sets a control's value, and runs its action with it as `event`. */
type Change = (value: unknown, event?: Readonly<Record<string, unknown>>) => void

/**
 * Value of a control whose change runs an action. State and action change the page together, once the action engine is
 * loaded: an action that came after what the person did next would undo it. Until then only the control shows the value.
 */
export function useChange(path: StatePath, action?: string): [value: unknown, change: Change] {
  const page = usePage()
  const row = useRow()
  const [value, set] = useBinding(path)
  const [pending, setPending] = useState<{ value: unknown } | null>(null)
  const latest = useRef(0)
  useEffect(() => {
    if (action) return whenIdle(() => void lazyActions.load().catch(() => {}))
  }, [action])

  const change: Change = (next, event = {}) => {
    latest.current += 1
    const turn = latest.current
    const apply = () => {
      if (turn !== latest.current) return
      set(next)
      setPending(null)
      if (action) void page.run(action, { row, event: { value: next, ...event } })
    }
    if (!action || lazyActions.loaded()) return apply()
    setPending({ value: next })
    const late = () => afterPress(apply)
    void lazyActions.load().then(late, late)
  }
  return [pending ? pending.value : value, change]
}
