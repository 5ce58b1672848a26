import { useCallback } from 'react'
import { ownValue } from '#contract/record.ts'
import type { SourceState } from '#runtime/core/sources/sourceState.ts'
import { usePage } from '../pageContext.ts'
import { useStore } from './useStore.ts'

/**
 * Returns a source of the page.
 * @throws when the page has no such source
 */
export function useSource(id: string): SourceState {
  const page = usePage()
  const state = useStore(
    useCallback((listener) => page.subscribe([`data.${id}`], listener), [page, id]),
    () => ownValue(page.getScope().data, id),
  )
  if (!state) throw new Error(`没有名为 ${id} 的数据源`)
  return state as SourceState
}
