import { useMemo } from 'react'
import { toText } from '#runtime/core/value/resolve.ts'
import { useList } from '#runtime/react/hooks/useValue.ts'
import type { ShownColumn } from './useTable.ts'

/** The cell texts of the current row, in the columns' order: one subscription per row. */
export function useRowTexts(columns: readonly ShownColumn[], number: number): readonly string[] {
  const values = useList(useMemo(() => columns.map(({ rule }) => rule), [columns]))
  return columns.map(({ column }, at) => (column.index ? String(number) : toText(values[at])))
}
