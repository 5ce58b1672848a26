import { useMemo } from 'react'
import type { Column, NodeOf } from '#contract/nodes.gen.ts'
import type { SourceStatus } from '#contract/scope.ts'
import { recordsOf } from '#runtime/core/sources/sourceState.ts'
import { formatRule } from '#runtime/react/hooks/useFormatted.ts'
import { useSource } from '#runtime/react/hooks/useSource.ts'
import { useHoldings, useText } from '#runtime/react/hooks/useValue.ts'
import { usePage } from '#runtime/react/pageContext.ts'
import { useOffset } from '../records/useOffset.ts'

/** A visible column, and the value its cells read. */
export interface ShownColumn {
  column: Column
  rule: CellRule
}

/** A table as both devices draw it. */
export interface TableState {
  source: string
  /** The table's subject: the page's own title, unless the node has a caption. */
  caption: string
  columns: readonly ShownColumn[]
  rowActions: readonly string[]
  rows: readonly unknown[]
  /** Records on the pages before. */
  offset: number
  status: SourceStatus
  msg: string
  total: number
  empty: string
}

/** The default text when a page has none of its own (specification, section 8). */
const EMPTY = '无数据'

export function useTable(node: NodeOf<'table'>): TableState {
  const { value, status, error, total } = useSource(node.source)
  const { title } = usePage().document
  return {
    source: node.source,
    caption: useText(node.caption ?? title),
    columns: useShownColumns(node.columns),
    rowActions: node.rowActions ?? [],
    rows: recordsOf(value),
    offset: useOffset(node.paging),
    status,
    msg: error?.msg ?? '',
    total,
    empty: useText(node.empty ?? EMPTY),
  }
}

/** The columns whose `when` is true; the same array until that changes, so that rows do not re-render. */
function useShownColumns(columns: readonly Column[]): readonly ShownColumn[] {
  const known = useMemo(
    () => columns.map((column) => ({ column, rule: cellRule(column) })),
    [columns],
  )
  const holds = useHoldings(useMemo(() => columns.map(({ when }) => when), [columns]))
  return useMemo(() => known.filter((_, index) => holds[index]), [known, holds])
}

/** The value a cell reads with its `row`; null when it shows the record's number. */
type CellRule = unknown

/** One rule a column, made once and read by the cells of every row. */
function cellRule({ index, value, field, format }: Column): CellRule {
  if (index) return null
  return formatRule(value ?? { $: { var: `row.${field}` } }, format)
}
