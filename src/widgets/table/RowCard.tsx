import type { FormField } from '#contract/form.ts'
import { cellPath } from '#runtime/core/form/paths.ts'
import { FieldDisplay } from '#runtime/react/form/FieldEditor.tsx'
import { useFormChannel } from '#runtime/react/form/useFormChannel.ts'
import { ChevronDown, ChevronUp, Trash } from '../controls/icons.tsx'
import { RowAct } from './GridRow.tsx'
import { shownColumns } from './shownColumns.ts'
import styles from './Table.module.css'

/** Columns a card shows; the sheet has the rest. */
const PREVIEWED = 3

interface RowCardProps {
  table: FormField
  path: string
  index: number
  count: number
  disabled: boolean
  onOpen: (index: number) => void
  onMove: (index: number, by: 1 | -1) => void
  onRemove: (index: number) => void
}

/** A row as a card: its first columns, what is wrong with it, and what can be done. */
export function RowCard(props: RowCardProps) {
  const { table, path, index, count, disabled, onOpen, onMove, onRemove } = props
  return (
    <div className={styles.card} data-row={index}>
      <button type="button" className={styles.open} onClick={() => onOpen(index)}>
        <span className={styles.cardIndex}>{index + 1}</span>
        <dl className={styles.preview}>
          {shownColumns(table)
            .slice(0, PREVIEWED)
            .map((column) => (
              <div key={column.key}>
                <dt>{column.label}</dt>
                <dd>
                  <FieldDisplay field={column} path={cellPath(path, index, column.key)} />
                </dd>
              </div>
            ))}
        </dl>
      </button>
      <RowFaults table={table} path={path} index={index} />
      {!disabled && (
        <div className={styles.cardActs}>
          <RowAct label="上移" off={index === 0} onAct={() => onMove(index, -1)}>
            <ChevronUp />
          </RowAct>
          <RowAct label="下移" off={index === count - 1} onAct={() => onMove(index, 1)}>
            <ChevronDown />
          </RowAct>
          <RowAct label="删除" onAct={() => onRemove(index)}>
            <Trash />
          </RowAct>
        </div>
      )}
    </div>
  )
}

/** How many of the row's cells show a message. */
function RowFaults({ table, path, index }: Pick<RowCardProps, 'table' | 'path' | 'index'>) {
  const faults = useFormChannel('change', (store) =>
    shownColumns(table).reduce(
      (sum, { key }) => sum + (store.error(cellPath(path, index, key)) === undefined ? 0 : 1),
      0,
    ),
  )
  return faults === 0 ? null : <p className={styles.faults}>有{faults}项需要修改，点击查看</p>
}
