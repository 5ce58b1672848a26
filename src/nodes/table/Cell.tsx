import { useMemo } from 'react'
import type { Column } from '#contract/nodes.ts'
import { useFormatted } from '#runtime/react/hooks/useFormatted.ts'

/** The text of a column for the row around it. */
export function Cell({ column, index }: { column: Column; index: number }) {
  return column.index ? index : <Value column={column} />
}

function Value({ column: { value, field, format } }: { column: Column }) {
  const own = useMemo(() => value ?? { $: { var: `row.${field}` } }, [value, field])
  return useFormatted(own, format) || '—'
}
