import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { EditProps } from '#runtime/react/form/fieldWidget.ts'
import { useFormSession } from '#runtime/react/form/formSession.ts'
import { Plus } from '../controls/icons.tsx'
import { useWindowing } from '../controls/useWindowing.ts'
import { GridRow } from './GridRow.tsx'
import { RowDialog } from './RowDialog.tsx'
import { shownColumns } from './shownColumns.ts'
import styles from './Table.module.css'
import { useTableRows } from './useTableRows.ts'

/** Tables up to this many rows are rendered whole; longer ones scroll in a box of their own. */
const WHOLE_UP_TO = 50
const ROW_HEIGHT = 53
const BOX_HEIGHT = 560

/** The grid: index column first, cells edited in place, acts of a row last. */
export function RowGrid(edit: EditProps) {
  const { field, path, disabled } = edit
  const columns = shownColumns(field)
  const { ids, add, move, remove } = useTableRows(path)
  const [viewed, setViewed] = useState<number>()
  const { start, end, before, after, onScroll } = useWindowing(
    ids.length,
    ROW_HEIGHT,
    BOX_HEIGHT,
    WHOLE_UP_TO,
  )
  const box = useRef<HTMLDivElement>(null)
  useCellRevealer(path, box, ids.length)
  const columnId = useCallback((key: string) => `${edit.id}-column-${key}`, [edit.id])
  return (
    <div>
      <div
        ref={box}
        className={styles.box}
        style={ids.length > WHOLE_UP_TO ? { maxHeight: BOX_HEIGHT } : undefined}
        onScroll={onScroll}
      >
        <table className={styles.grid} aria-labelledby={edit.labelId} aria-rowcount={ids.length}>
          <thead>
            <tr>
              <th className={styles.index}>序号</th>
              {columns.map(({ key, label, required }) => (
                <th key={key} id={columnId(key)}>
                  {label}
                  {required && <span className={styles.mark}>*</span>}
                </th>
              ))}
              <th className={styles.acts}>操作</th>
            </tr>
          </thead>
          <tbody>
            {before > 0 && <Spacer height={before} span={columns.length + 2} />}
            {ids.slice(start, end).map((id, offset) => (
              <GridRow
                key={id}
                table={path}
                columns={columns}
                index={start + offset}
                count={ids.length}
                disabled={disabled}
                columnId={columnId}
                onMove={move}
                onRemove={remove}
                onView={setViewed}
              />
            ))}
            {after > 0 && <Spacer height={after} span={columns.length + 2} />}
            {ids.length === 0 && (
              <tr>
                <td className={styles.none} colSpan={columns.length + 2}>
                  暂无数据
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      {!disabled && (
        <button
          type="button"
          id={edit.id}
          className={styles.add}
          aria-describedby={edit.describedBy}
          onClick={add}
        >
          <Plus size={14} />
          添加一行
        </button>
      )}
      {viewed !== undefined && (
        <RowDialog table={field} path={path} index={viewed} onClose={() => setViewed(undefined)} />
      )}
    </div>
  )
}

const Spacer = ({ height, span }: { height: number; span: number }) => (
  <tr>
    <td colSpan={span} style={{ height, padding: 0 }} />
  </tr>
)

/** Brings a row of a long table into the document before its cell is looked for. */
function useCellRevealer(
  path: string,
  box: React.RefObject<HTMLDivElement | null>,
  count: number,
): void {
  const { cellRevealers } = useFormSession()
  useEffect(() => {
    cellRevealers.set(path, ({ row }) => {
      const { current } = box
      if (!current || count <= WHOLE_UP_TO) return
      flushSync(() => {
        current.scrollTop = row * ROW_HEIGHT
        current.dispatchEvent(new Event('scroll'))
      })
    })
    return () => {
      cellRevealers.delete(path)
    }
  }, [cellRevealers, path, box, count])
}
