import type { KeyboardEvent } from 'react'
import { type GridPlace, type GridSize, gridMove } from './gridMove.ts'
import { placeAt } from './gridPlaces.ts'
import { actOfShortcut, type RowAct } from './RowButtons.tsx'

/** The actions that keys trigger in a grid. */
export interface GridKeyPorts {
  size: GridSize
  editable: boolean
  /** Focus on a cell, or in its control. */
  goTo: (place: GridPlace, where: 'cell' | 'control') => void
  /** Focus on the element before or behind the grid. */
  leave: (direction: 'before' | 'after') => void
  act: (act: RowAct, place: GridPlace) => void
  clear: (place: GridPlace) => void
  undo: () => void
}

/** Returns whether an input is a plain line of text, which does not use the arrow keys, unlike a number or a date. */
const isTextLine = (input: HTMLInputElement): boolean =>
  input.type === 'text' && !input.hasAttribute('role')

/**
 * The grid by keyboard. In a control the tab key leads through the cells as in any form, Enter and the vertical arrows
 * from row to row where the control does not need them itself, Escape to the cell. On a cell the arrows, Home, End and
 * the page keys move, Enter or F2 leads back into the control, Delete clears, Tab leaves the grid. With Alt a row is
 * inserted, moved and deleted from anywhere.
 */
export function gridKeys(ports: GridKeyPorts) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const at = placeAt(event.target)
    if (!at || event.defaultPrevented || event.nativeEvent.isComposing) return
    const done =
      event.altKey || event.metaKey
        ? withAlt(ports, event, at)
        : event.target === at.cell
          ? onCell(ports, event, at)
          : inControl(ports, event, at)
    if (done) event.preventDefault()
  }
}

function withAlt(ports: GridKeyPorts, { key, altKey }: KeyboardEvent, at: GridPlace): boolean {
  const act = altKey && ports.editable ? actOfShortcut(key) : undefined
  if (act) ports.act(act, at)
  return act !== undefined
}

function onCell(ports: GridKeyPorts, event: KeyboardEvent, at: GridPlace): boolean {
  const { key, ctrlKey, shiftKey } = event
  const next = gridMove(event, at, ports.size)
  if (next) ports.goTo(next, 'cell')
  else if (key === 'Enter' || key === 'F2') ports.goTo(at, 'control')
  else if (key === 'Tab' && ports.editable) ports.leave(shiftKey ? 'before' : 'after')
  else if ((key === 'Delete' || key === 'Backspace') && ports.editable) ports.clear(at)
  else if (ctrlKey && key === 'z') ports.undo()
  else return false
  return true
}

function inControl(
  ports: GridKeyPorts,
  event: KeyboardEvent,
  at: GridPlace & { cell: HTMLElement },
): boolean {
  const { key, shiftKey, target } = event
  if (key === 'Escape') {
    at.cell.focus()
    return true
  }
  if (target instanceof HTMLButtonElement && target.dataset.act) return inButtons(ports, event, at)
  if (!(target instanceof HTMLInputElement)) return false
  // Enter in an input would submit the whole form.
  const by = { Enter: shiftKey ? -1 : 1, ...(isTextLine(target) && { ArrowUp: -1, ArrowDown: 1 }) }[
    key
  ]
  if (by !== undefined) toRow(ports, at, by)
  return by !== undefined
}

function toRow(ports: GridKeyPorts, { row, column }: GridPlace, by: number): void {
  const next = row + by
  if (next >= 0 && next < ports.size.rows) ports.goTo({ row: next, column }, 'control')
}

function inButtons(ports: GridKeyPorts, event: KeyboardEvent, at: GridPlace): boolean {
  const { key, currentTarget, target } = event
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    toRow(ports, at, key === 'ArrowUp' ? -1 : 1)
    return true
  }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false
  const bar = currentTarget.querySelector(`tr[data-row="${at.row}"] [role="toolbar"]`)
  const buttons = [...(bar?.querySelectorAll<HTMLButtonElement>('button:not([disabled])') ?? [])]
  const index = buttons.indexOf(target as HTMLButtonElement)
  buttons[index + (key === 'ArrowLeft' ? -1 : 1)]?.focus()
  return true
}
