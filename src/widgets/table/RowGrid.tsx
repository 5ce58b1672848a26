import { useCallback, useRef, useState } from 'react'
import type { EditProps } from '#runtime/react/form/fieldWidget.ts'
import { useWindowing } from '../controls/useWindowing.ts'
import { AddRow } from './AddRow.tsx'
import { GridHead } from './GridHead.tsx'
import { GridRow } from './GridRow.tsx'
import { RowDialog } from './RowDialog.tsx'
import { shownColumns } from './shownColumns.ts'
import styles from './Table.module.css'
import { useCellRevealer } from './useCellRevealer.ts'
import { useTableRows } from './useTableRows.ts'

/** Tables up to this many rows are rendered whole; longer ones scroll in a box of their own. */
const WHOLE_UP_TO = 50
const ROW_HEIGHT = 53
const BOX_HEIGHT = 560

/** The grid: index column first, cells edited in place, acts of a row last. */
export function RowGrid(edit: EditProps) {
  const { field, path, disabled } = edit
  const columns = shownColumns(field)
  const { ids, acts } = useTableRows(path)
  const [viewed, setViewed] = useState<number>()
  const rows = useWindowing(ids.length, ROW_HEIGHT, BOX_HEIGHT, WHOLE_UP_TO)
  const box = useRef<HTMLDivElement>(null)
  const { showRow } = rows
  const show = useCallback(
    (row: number) => {
      showRow(row)
      if (box.current) box.current.scrollTop = row * ROW_HEIGHT
    },
    [showRow],
  )
  useCellRevealer(path, show)
  const columnId = useCallback((key: string) => `${edit.id}-column-${key}`, [edit.id])
  const span = columns.length + 2
  return (
    <>
      <div
        ref={box}
        className={styles.box}
        style={ids.length > WHOLE_UP_TO ? { maxHeight: BOX_HEIGHT } : undefined}
        onScroll={rows.onScroll}
      >
        <table className={styles.grid} aria-labelledby={edit.labelId} aria-rowcount={ids.length}>
          <GridHead columns={columns} columnId={columnId} />
          <tbody>
            <Spacer height={rows.before} span={span} />
            {ids.slice(rows.start, rows.end).map((id, offset) => (
              <GridRow
                key={id}
                table={field}
                path={path}
                index={rows.start + offset}
                count={ids.length}
                disabled={disabled}
                columnId={columnId}
                acts={acts}
                onView={setViewed}
              />
            ))}
            <Spacer height={rows.after} span={span} />
            {ids.length === 0 && (
              <tr>
                <td className={styles.none} colSpan={span}>
                  暂无数据
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <AddRow edit={edit} text="添加一行" onAdd={acts.add} />
      {viewed !== undefined && (
        <RowDialog table={field} path={path} index={viewed} onClose={() => setViewed(undefined)} />
      )}
    </>
  )
}

/** Stands for the rows that are not rendered. */
const Spacer = ({ height, span }: { height: number; span: number }) =>
  height > 0 && (
    <tr>
      <td colSpan={span} style={{ height, padding: 0 }} />
    </tr>
  )
