import { parseCell } from '#runtime/core/form/paths.ts'
import { FaultLinks } from './FaultLinks.tsx'
import styles from './Table.module.css'
import type { TableModel } from './tableModel.ts'
import { useCellErrors } from './useCellErrors.ts'

/** The number of rows with a message, with a link to the first of the cells. */
export function TableFaults({ table: { edit, columns } }: { table: TableModel }) {
  const paths = useCellErrors(edit.path)
  if (paths.length === 0) return null
  const rows = new Set(paths.map((path) => parseCell(path)?.row)).size
  return (
    <span className={styles.faults}>
      {rows} 行有错误：
      <FaultLinks columns={columns} paths={paths} />
    </span>
  )
}
