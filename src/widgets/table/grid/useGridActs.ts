import { type RefObject, useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { cellPath } from '#runtime/core/form/paths.ts'
import { useFormSession } from '#runtime/react/form/session/formSession.ts'
import type { OpenedRow } from '../row/openedRow.ts'
import type { TableModel } from '../tableModel.ts'
import type { GridPlace } from './gridMove.ts'
import { cellAt, focusAct, focusInside } from './gridPlaces.ts'
import type { RowAct } from './RowButtons.tsx'

/** The focus target in a cell: the cell, its control, or one of the row's buttons. */
type Spot = 'cell' | 'control' | RowAct

/** The first column after the index column. */
const FIRST = 1

/** The row actions of a grid, each with the focus afterwards: it is never lost. */
export function useGridActs(
  { edit, columns, ids, acts }: TableModel,
  box: RefObject<HTMLElement | null>,
  show: (row: number) => void,
) {
  const { store } = useFormSession()
  const [opened, setOpened] = useState<OpenedRow>()
  const buttons = columns.length + FIRST
  const goTo = (place: GridPlace, spot: Spot): void => {
    if (!cellAt(box.current, place)) flushSync(() => show(place.row))
    const cell = cellAt(box.current, place)
    if (spot === 'cell') cell?.focus()
    else if (spot === 'control') focusInside(cell)
    else focusAct(cell, spot)
  }
  const add = (at: number): void => {
    if (flushSync(() => acts.add(at))) goTo({ row: at, column: FIRST }, 'control')
  }
  const leave = (direction: 'before' | 'after'): void => {
    const around = box.current?.parentElement?.querySelectorAll<HTMLElement>('button') ?? []
    const outside = [...around].filter((button) => !box.current?.contains(button))
    const wanted =
      direction === 'before' ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING
    outside
      .find((button) => box.current && box.current.compareDocumentPosition(button) & wanted)
      ?.focus()
  }
  const move = (at: GridPlace, by: 1 | -1, act: RowAct): void => {
    if (!flushSync(() => acts.move(at.row, by))) return
    goTo({ ...at, row: at.row + by }, at.column === buttons ? act : 'control')
  }
  const remove = (at: GridPlace): void => {
    flushSync(() => acts.remove(at.row))
    const row = Math.min(at.row, ids.length - 2)
    if (row < 0) leave('after')
    else goTo({ ...at, row }, at.column === buttons ? 'remove' : 'control')
  }
  const ACTS: Record<RowAct, (at: GridPlace) => void> = {
    edit: ({ row }) => setOpened({ index: row, mode: 'edit' }),
    view: ({ row }) => setOpened({ index: row, mode: 'view' }),
    insert: ({ row }) => add(row + 1),
    up: (at) => move(at, -1, 'up'),
    down: (at) => move(at, 1, 'down'),
    remove,
  }
  const close = (): void => {
    flushSync(() => setOpened(undefined))
    if (!opened) return
    const column = columns.findIndex(({ key }) => key === opened.begin)
    if (column < 0) goTo({ row: opened.index, column: buttons }, opened.mode)
    else goTo({ row: opened.index, column: column + FIRST }, 'control')
  }
  return {
    opened,
    setOpened,
    close,
    goTo,
    add,
    leave,
    act: (act: RowAct, at: GridPlace) => ACTS[act](at),
    clear: useCallback(
      ({ row, column }: GridPlace) => {
        const { key, isDisable } = columns[column - FIRST] ?? {}
        if (key !== undefined && !isDisable) store.set(cellPath(edit.path, row, key), null)
      },
      [columns, edit.path, store],
    ),
  }
}
