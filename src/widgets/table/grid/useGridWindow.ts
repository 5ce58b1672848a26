import { type RefObject, useCallback, useMemo, useState } from 'react'
import { useWindowing } from '../../controls/list/useWindowing.ts'
import { windowedRows } from './windowedRows.ts'

/** Grids up to this many rows are rendered whole, each row as high as it needs. */
const WHOLE_UP_TO = 50
/** Rows of longer grids are all alike: a control, and room for a message of one line. */
export const ROW_HEIGHT = 66
/** The grid's own scrolling box. */
export const BOX_HEIGHT = 640

/** Returns the rows of a grid to render, and functions that bring in others. */
export function useGridWindow(count: number, box: RefObject<HTMLElement | null>) {
  const [focused, setFocused] = useState<number>()
  const windowing = useWindowing(count, ROW_HEIGHT, BOX_HEIGHT, WHOLE_UP_TO)
  const { start, end, showRow, onScroll } = windowing
  const isWindowed = count > WHOLE_UP_TO
  const parts = useMemo(
    () => windowedRows({ start, end, count }, isWindowed ? focused : undefined),
    [start, end, count, isWindowed, focused],
  )
  const show = useCallback(
    (row: number) => {
      showRow(row)
      if (isWindowed && box.current) box.current.scrollTop = row * ROW_HEIGHT
    },
    [showRow, isWindowed, box],
  )
  return { parts, isWindowed, show, onScroll, setFocused }
}
