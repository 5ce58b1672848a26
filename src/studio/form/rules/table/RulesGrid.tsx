import { type KeyboardEvent, useRef, useState } from 'react'
import { ownValue } from '#contract/record.ts'
import { fill } from '#domain/text/fill.ts'
import { type Cell, cellOf } from '#formDocument/rules/table/cell.ts'
import type { TableAnswer, TableColumn, TableGroup } from '#formDocument/rules/table/ruleTable.ts'
import { fieldName } from '#formDocument/rules/words/names.ts'
import texts from '../texts.json' with { type: 'json' }
import type { RuleTools } from '../useRuleTools.ts'
import { CellView } from './CellView.tsx'
import styles from './RulesTable.module.css'

const { table: said } = texts

interface RulesGridProps {
  groups: readonly TableGroup[]
  columns: readonly TableColumn[]
  tools: RuleTools
  labelledBy: string
  /** Goes to the sentences about a field. */
  open: (key: string) => void
  toggle: (column: TableColumn, cell: Cell, answer: string) => void
}

interface Row {
  group: TableGroup
  answer: TableAnswer
  isFirst: boolean
}

interface At {
  row: number
  column: number
}

/** The table as a grid: one tab stop, arrows walk, Space and Enter change a cell, F2 opens the rules of its field. */
export function RulesGrid({ groups, columns, tools, labelledBy, open, toggle }: RulesGridProps) {
  const grid = useRef<HTMLTableElement>(null)
  const [at, setAt] = useState<At>({ row: 0, column: 0 })
  const rows = groups.flatMap((group) =>
    group.answers.map((answer, index): Row => ({ group, answer, isFirst: index === 0 })),
  )
  const here = {
    row: Math.min(at.row, rows.length - 1),
    column: Math.min(at.column, columns.length - 1),
  }
  const go = (next: At) => {
    setAt(next)
    grid.current?.querySelector<HTMLElement>(`[data-cell="${next.row}.${next.column}"]`)?.focus()
  }
  const press = (event: KeyboardEvent) => {
    const column = columns[here.column]
    if (event.key === 'F2' && column) return open(column.field.key)
    const next = nextCell(here, event, { row: rows.length - 1, column: columns.length - 1 })
    if (!next) return
    event.preventDefault()
    go(next)
  }
  return (
    <div className={styles.scroll}>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells take keys, as the grid pattern has it
        role="grid"
        aria-labelledby={labelledBy}
        className={styles.grid}
        onKeyDown={press}
      >
        <Heads {...{ columns, tools, open }} />
        <tbody>
          {rows.map((row, index) => (
            <GridRow
              key={`${row.group.field.key} ${row.answer.code ?? ''}`}
              {...{ ...row, row: index, columns, here, tools, open, toggle }}
              enter={setAt}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface GridRowProps extends Row, Pick<RulesGridProps, 'columns' | 'tools' | 'open' | 'toggle'> {
  row: number
  here: At
  enter: (at: At) => void
}

/** One answer; the first one of a field bears the field’s name beside all of them. */
function GridRow({ group, answer, isFirst, row, here, columns, tools, ...tell }: GridRowProps) {
  const question = fieldName(tools.fields, group.field.key)
  const name = answer.name ?? said.unanswered
  return (
    <tr>
      {isFirst && (
        <th scope="rowgroup" rowSpan={group.answers.length} className={styles.question}>
          <RulesLink name={question} open={() => tell.open(group.field.key)} />
          {group.left > 0 && <small>{fill(said.left, { count: group.left })}</small>}
        </th>
      )}
      <th scope="row" className={styles.answer}>
        {name}
      </th>
      {columns.map((column, index) => (
        <CellView
          key={column.field.key}
          cell={cellOf(group.field, answer.code, column)}
          at={`${row}.${index}`}
          isCurrent={row === here.row && index === here.column}
          enter={() => tell.enter({ row, column: index })}
          toggle={(cell) =>
            tell.toggle(column, cell, fill(said.answered, { question, answer: name }))
          }
        />
      ))}
    </tr>
  )
}

/** The row of captions; each leads to the rules of its field. */
const Heads = ({ columns, tools, open }: Pick<RulesGridProps, 'columns' | 'tools' | 'open'>) => (
  <thead>
    <tr>
      <th scope="col">{said.question}</th>
      <th scope="col">{said.answer}</th>
      {columns.map(({ field }) => (
        <th key={field.key} scope="col" className={styles.target}>
          <RulesLink name={fieldName(tools.fields, field.key)} open={() => open(field.key)} />
        </th>
      ))}
    </tr>
  </thead>
)

/** For the pointer: the keyboard has F2. */
const RulesLink = ({ name, open }: { name: string; open: () => void }) => (
  <button type="button" tabIndex={-1} className={styles.link} title={said.open} onClick={open}>
    {name}
  </button>
)

const STEPS: Readonly<Record<string, At>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
}

/** The cell that a key leads to; Home and End stay in the row, with Ctrl they go to the corners. */
function nextCell(here: At, { key, ctrlKey }: KeyboardEvent, last: At): At | undefined {
  if (key === 'Home') return { row: ctrlKey ? 0 : here.row, column: 0 }
  if (key === 'End') return { row: ctrlKey ? last.row : here.row, column: last.column }
  const step = ownValue(STEPS, key)
  if (!step) return undefined
  const within = (at: number, most: number) => Math.max(0, Math.min(at, most))
  return {
    row: within(here.row + step.row, last.row),
    column: within(here.column + step.column, last.column),
  }
}
