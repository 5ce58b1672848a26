import type { Cell } from '#formDocument/rules/table/cell.ts'
import texts from '../texts.json' with { type: 'json' }

const { table: said } = texts

interface CellViewProps {
  cell: Cell
  at: string
  isCurrent: boolean
  enter: () => void
  toggle: (cell: Cell) => void
}

/** A cell of the table: the effect of an answer on a field, and the reason when it cannot be changed here. */
export function CellView({ cell, at, isCurrent, enter, toggle }: CellViewProps) {
  const { state, reason } = cell
  const why = reason && said.reasons[reason]
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as above
      role="gridcell"
      data-cell={at}
      data-state={state}
      tabIndex={isCurrent ? 0 : -1}
      aria-readonly={reason !== undefined}
      aria-label={said.states[state] + (why ? `，${why}` : '')}
      title={why}
      onFocus={enter}
      onClick={() => toggle(cell)}
      onKeyDown={(event) => {
        if (event.key !== ' ' && event.key !== 'Enter') return
        event.preventDefault()
        toggle(cell)
      }}
    >
      <span aria-hidden="true">{said.signs[state]}</span>
    </td>
  )
}
