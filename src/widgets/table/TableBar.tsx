import { useState } from 'react'
import { Clipboard } from '../controls/icons.tsx'
import { lazyPart } from '../controls/lazyPart.tsx'
import styles from './Table.module.css'
import { TableFaults } from './TableFaults.tsx'
import type { TableModel } from './tableModel.ts'

const PasteDialog = lazyPart(
  '粘贴窗口',
  async () => (await import('./paste/PasteDialog.tsx')).PasteDialog,
)

/** The number of rows and the maximum, the number of errors, and the button for pasting whole tables. */
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
