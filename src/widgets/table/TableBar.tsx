import { useState } from 'react'
import { Clipboard } from '../controls/icons.tsx'
import { latePart } from '../controls/latePart.tsx'
import styles from './Table.module.css'
import { TableFaults } from './TableFaults.tsx'
import type { TableModel } from './tableModel.ts'

const PasteDialog = latePart(
  '粘贴窗口',
  async () => (await import('./paste/PasteDialog.tsx')).PasteDialog,
)

/** How many rows there are of how many, what is wrong with them, and the way in for whole tables. */
export function TableBar({ table }: { table: TableModel }) {
  const [pasting, setPasting] = useState(false)
  const { edit, ids } = table
  const most = edit.field.constraints.numLimit
  return (
    <div className={styles.bar}>
      <span className={styles.count} data-row-count="">
        {most === undefined ? `共 ${ids.length} 行` : `${ids.length} / ${most} 行`}
      </span>
      <TableFaults table={table} />
      {!edit.disabled && (
        <button type="button" className={styles.tool} onClick={() => setPasting(true)}>
          <Clipboard size={14} />
          粘贴表格
        </button>
      )}
      {pasting && <PasteDialog table={table} onClose={() => setPasting(false)} />}
    </div>
  )
}
