import { ownValue } from '#contract/record.ts'

/** A cell of the grid: rows from 0, columns from the index column on. */
export interface GridPlace {
  row: number
  column: number
}

export interface GridSize {
  rows: number
  columns: number
}

/** Rows a page key leads on. */
const PAGE = 10

type Move = (at: GridPlace, last: GridPlace) => GridPlace

const MOVES: Readonly<Record<string, Move>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, last) => ({ row, column: last.column }),
  PageUp: ({ row, column }) => ({ row: row - PAGE, column }),
  PageDown: ({ row, column }) => ({ row: row + PAGE, column }),
}

const WITH_CTRL: Readonly<Record<string, Move>> = {
  Home: () => ({ row: 0, column: 0 }),
  End: (_, last) => last,
}

const within = (value: number, last: number): number => Math.min(Math.max(value, 0), last)

/** Returns the cell a key moves to, not beyond the edges; undefined for a key that does not move. */
export function gridMove(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  at: GridPlace,
  { rows, columns }: GridSize,
): GridPlace | undefined {
  const moves = ctrlKey ? WITH_CTRL : MOVES
  const move = ownValue(moves, key)
  const last = { row: rows - 1, column: columns - 1 }
  const next = move?.(at, last)
  return next && { row: within(next.row, last.row), column: within(next.column, last.column) }
}
