import { useMemo } from 'react'
import { toText } from '#runtime/core/value/resolve.ts'
import { useList } from '#runtime/react/hooks/useValue.ts'
import type { ShownColumn } from './useTable.ts'

/** What the cells of the present row read, in the columns' order: one subscription a row. */
export function useRowTexts(columns: readonly ShownColumn[], number: number): readonly string[] {
  const values = useList(useMemo(() => columns.map(({ rule }) => rule), [columns]))
  return columns.map(({ column }, at) => (column.index ? String(number) : toText(values[at])))
}
