import { useMemo } from 'react'
import { toText } from '#runtime/core/value/resolve.ts'
import { useList } from '#runtime/react/hooks/useValue.ts'
import type { ShownColumn } from './useTable.ts'

export interface CellText {
  text: string
  /** Text of the tooltip. */
  hint: string
}

/** The cells of the current row, in the columns' order: one subscription per row. */
export function useRowTexts(columns: readonly ShownColumn[], number: number): readonly CellText[] {
  const values = useList(useMemo(() => rulesOf(columns), [columns]))
  return columns.map(({ column }, at) => {
    const text = column.index ? String(number) : toText(values[at])
    return { text, hint: toText(values[columns.length + at]) || text }
  })
}

/** Rules of all cell texts, followed by those of all hints; null for a cell without a hint of its own. */
const rulesOf = (columns: readonly ShownColumn[]): unknown[] => [
  ...columns.map(({ rule }) => rule),
  ...columns.map(({ column }) => column.hint ?? null),
]
