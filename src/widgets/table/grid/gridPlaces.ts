import { FOCUSABLE } from '#runtime/react/focusable.ts'
import type { GridPlace } from './gridMove.ts'

/** Returns the cell around an element, and its place in the grid; undefined in the head and outside. */
export function placeAt(
  target: EventTarget | null,
): (GridPlace & { cell: HTMLElement }) | undefined {
  const cell = target instanceof Element ? target.closest('td') : null
  const row = Number(cell?.closest('tr')?.dataset.row)
  return cell && Number.isInteger(row) ? { row, column: cell.cellIndex, cell } : undefined
}

/** The cell at a place, when its row is rendered. */
export const cellAt = (
  grid: HTMLElement | null,
  { row, column }: GridPlace,
): HTMLElement | undefined =>
  grid?.querySelector<HTMLTableRowElement>(`tr[data-row="${row}"]`)?.cells[column]

/** Puts the focus into the cell's control where it has one, else on the cell. */
export function focusInside(cell: HTMLElement | undefined): void {
  const control = cell?.querySelector<HTMLElement>(FOCUSABLE)
  if (control) control.focus()
  else cell?.focus()
}

/** Puts the focus on a row's button; where that is off, on the next one that is not. */
export function focusAct(cell: HTMLElement | undefined, act: string): void {
  const buttons = [...(cell?.querySelectorAll<HTMLButtonElement>('button') ?? [])]
  const wanted = buttons.find(({ dataset }) => dataset.act === act)
  const button = wanted?.disabled ? buttons.find(({ disabled }) => !disabled) : wanted
  button?.focus()
}
