import { useMemo } from 'react'
import type { NodeProps } from '#contract/nodes.gen.ts'
import { useValue } from '#runtime/react/hooks/useValue.ts'

/** The number of records before the first one shown. */
export function useOffset(paging: NodeProps['table']['paging']): number {
  const rule = useMemo(
    () => (paging ? [{ $: { var: paging.current } }, { $: { var: paging.size } }] : [1, 0]),
    [paging],
  )
  const [current, size] = useValue(rule) as [unknown, unknown]
  return Math.max(0, (Number(current) || 1) - 1) * (Number(size) || 0)
}
