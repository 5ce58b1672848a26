import { useMemo } from 'react'
import type { NodeOf } from '#contract/nodes.ts'
import { useList } from '#runtime/react/hooks/useValue.ts'

/** Number of the first row, counted from 1 over all pages. */
export function useFirstIndex(paging: NodeOf<'table'>['paging']): number {
  const place = useMemo(
    () => (paging ? [{ $: { var: paging.current } }, { $: { var: paging.size } }] : []),
    [paging],
  )
  const [current = 1, size = 0] = useList(place).map(Number)
  return (current - 1) * size + 1
}
