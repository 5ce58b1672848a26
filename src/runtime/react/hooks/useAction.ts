import { useCallback } from 'react'
import { ownValue } from '#contract/record.ts'
import type { RunEnd } from '#runtime/core/actions/run.ts'
import { usePage, useRow } from '../pageContext.ts'
import { useStore } from './useStore.ts'
import { useFlag, useHolds, useText } from './useValue.ts'

export interface ActionHandle {
  label: string
  /** True when its `when` holds. */
  shown: boolean
  /** True when its `disabled` holds. */
  disabled: boolean
  /** True while it runs, from any row; starting it again does nothing. */
  busy: boolean
  /** True while it runs from this row, the place to show progress; false while it waits for the person. */
  running: boolean
  run(event?: unknown): Promise<RunEnd>
}

/**
 * Returns an action of the page at this place.
 * @throws when the page has no such action
 */
export function useAction(id: string): ActionHandle {
  const page = usePage()
  const row = useRow()
  const action = ownValue(page.document.model.actions, id)
  if (!action) throw new Error(`没有名为 ${id} 的操作`)
  const underWay = useStore(
    useCallback((listener) => page.subscribe([`@running.${id}`], listener), [page, id]),
    () => page.running(id),
  )
  const run = useCallback((event?: unknown) => page.run(id, { row, event }), [page, id, row])
  const disabled = useFlag(action.disabled)
  return {
    label: useText(action.label),
    shown: useHolds(action.when),
    disabled,
    busy: underWay !== undefined,
    running: underWay !== undefined && !underWay.waits && underWay.row === (row ?? null),
    run,
  }
}
