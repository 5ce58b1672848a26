import { type CSSProperties, type MouseEvent, useCallback, useMemo, useRef } from 'react'
import type { FormField } from '#contract/form.ts'
import { AddRow } from '../AddRow.tsx'
import { RowDialog } from '../row/RowDialog.tsx'
import type { TableModel } from '../tableModel.ts'
import { useCellRevealer } from '../useCellRevealer.ts'
import styles from './Grid.module.css'
import { GridHead } from './GridHead.tsx'
import { GridRow } from './GridRow.tsx'
import { gridColumn } from './gridColumn.ts'
import { gridKeys } from './gridKeys.ts'
import { placeAt } from './gridPlaces.ts'
import type { RowAct } from './RowButtons.tsx'
import { useGridActs } from './useGridActs.ts'
import { useGridPaste } from './useGridPaste.ts'
import { BOX_HEIGHT, ROW_HEIGHT, useGridWindow } from './useGridWindow.ts'
import type { WindowPart } from './windowedRows.ts'

/** The grid: index column first, cells edited in place, row actions last. */
export function RowGrid({ table }: { table: TableModel }) {
  const { edit, ids, acts } = table
  const { path, disabled } = edit
  const columns = useMemo(() => table.columns.map(gridColumn), [table.columns])
  const box = useRef<HTMLDivElement>(null)
  const { parts, isWindowed, show, onScroll, setFocused } = useGridWindow(ids.length, box)
  const grid = useGridActs(table, box, show)
  const { setOpened } = grid
  const reveal = useCallback(
    (row: number) => {
      setOpened(undefined)
      show(row)
    },
    [setOpened, show],
  )
  useCellRevealer(path, reveal)
  const onPaste = useGridPaste(table)
  const size = { rows: ids.length, columns: columns.length + 2 }
  const press = ({ target }: MouseEvent) => {
    const at = placeAt(target)
    const button = target instanceof Element ? target.closest('button') : null
    const { act, opens } = button?.dataset ?? {}
    if (!at) return
    if (act) grid.act(act as RowAct, at)
    else if (opens) setOpened({ index: at.row, mode: 'edit', begin: opens })
  }
  return (
    <div>
      <div
        ref={box}
        className={styles.box}
        style={{ maxHeight: BOX_HEIGHT, '--row-height': `${ROW_HEIGHT}px` } as CSSProperties}
        onScroll={onScroll}
      >
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table one moves about in
          role="grid"
          className={`${styles.grid} ${isWindowed ? styles.even : ''}`}
          aria-labelledby={edit.labelId}
          aria-describedby={`${edit.id}-keys`}
          aria-rowcount={ids.length + 1}
          aria-readonly={disabled}
          onKeyDown={gridKeys({ ...grid, size, editable: !disabled, undo: acts.undo })}
          onClick={press}
          onPaste={disabled ? undefined : onPaste}
          onFocus={({ target }) => setFocused(placeAt(target)?.row)}
          onMouseOver={({ target }) => showWhole(target)}
        >
          <GridHead columns={columns} disabled={disabled} />
          <GridBody table={table} columns={columns} parts={parts} opened={grid.opened?.index} />
        </table>
      </div>
      <p id={`${edit.id}-keys`} hidden>
        按 Esc 选中单元格后，可用方向键移动，回车编辑，Tab 离开表格
      </p>
      <AddRow edit={edit} text="添加一行" onAdd={() => grid.add(ids.length)} />
      {grid.opened && grid.opened.index < ids.length && (
        <RowDialog
          table={table}
          opened={grid.opened}
          onGo={(index) => setOpened({ index, mode: grid.opened?.mode ?? 'view' })}
          onAdd={() => {
            if (acts.add(ids.length)) setOpened({ index: ids.length, mode: 'edit' })
          }}
          onClose={grid.close}
        />
      )}
    </div>
  )
}

interface GridBodyProps {
  table: TableModel
  columns: readonly FormField[]
  parts: readonly WindowPart[]
  /** The row whose dialog is open. */
  opened: number | undefined
}

/** The rows on screen, and space as high as the others. */
const GridBody = ({ table: { edit, ids }, columns, parts, opened }: GridBodyProps) => (
  <tbody>
    {parts.map((part) =>
      'row' in part ? (
        <GridRow
          key={ids[part.row]}
          columns={columns}
          path={edit.path}
          index={part.row}
          isLast={part.row === ids.length - 1}
          disabled={edit.disabled}
          covered={opened === part.row}
        />
      ) : (
        <tr key={part.at}>
          <td colSpan={columns.length + 2} style={{ height: part.rows * ROW_HEIGHT, padding: 0 }} />
        </tr>
      ),
    )}
    {ids.length === 0 && (
      <tr>
        <td className={styles.none} colSpan={columns.length + 2}>
          暂无数据
        </td>
      </tr>
    )}
  </tbody>
)

/** Shows the full text of a truncated element as a tooltip. */
function showWhole(target: EventTarget): void {
  if (!(target instanceof HTMLElement) || target.tagName === 'TD') return
  const isCut = target.scrollWidth > target.clientWidth
  const text = target instanceof HTMLInputElement ? target.value : target.textContent
  if (isCut) target.title = text
  else if (target.title === text) target.removeAttribute('title')
}
