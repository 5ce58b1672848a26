import { type ClipboardEvent, useId, useState } from 'react'
import { isEmpty } from '#domain/json/isEmpty.ts'
import { formatCells } from '#domain/text/pasted/parseCells.ts'
import { useFormSession } from '#runtime/react/form/session/formSession.ts'
import { Close } from '../../controls/icons.tsx'
import control from '../../controls/input/control.module.css'
import { BottomSheet } from '../../controls/panel/BottomSheet.tsx'
import { ModalDialog } from '../../controls/panel/ModalDialog.tsx'
import row from '../row/Row.module.css'
import type { TableModel } from '../tableModel.ts'
import { clipOf } from './clip.ts'
import { htmlCells } from './htmlCells.ts'
import styles from './Paste.module.css'
import { PastePreview } from './PastePreview.tsx'
import { usePaste } from './usePaste.ts'

interface PasteDialogProps {
  table: TableModel
  onClose: () => void
}

/** A dialog to paste a whole table into, for phones and for people who do not know that the grid accepts one. */
export function PasteDialog({ table, onClose }: PasteDialogProps) {
  const { edit, ids } = table
  const [text, setText] = useState('')
  const [over, setOver] = useState(false)
  const paste = usePaste(table)
  const free = useStartRow(edit.path)
  const hintId = useId()
  const title = `粘贴${edit.field.label}`
  const fill = () => {
    onClose()
    void paste({ text, html: '' }, { row: over ? 0 : free, column: 0 })
  }
  const takeHtml = (event: ClipboardEvent) => {
    const cells = htmlCells(clipOf(event.clipboardData).html)
    if (!cells) return
    event.preventDefault()
    setText(formatCells(cells))
  }
  const body = (
    <div className={styles.body}>
      <p id={hintId} className={styles.hint}>
        在 Excel 或 WPS 中复制单元格，粘贴到下面。首行是列名时按列名对应，否则按列的顺序填入。
      </p>
      <textarea
        // biome-ignore lint/a11y/noAutofocus: a dialog begins in the one place it is for
        autoFocus
        className={`${control.area} ${styles.area}`}
        rows={10}
        wrap="off"
        aria-label="要粘贴的表格"
        aria-describedby={hintId}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onPaste={takeHtml}
      />
      <PastePreview table={table} text={text} />
      {ids.length > 0 && (
        <label className={styles.over}>
          <input
            type="checkbox"
            checked={over}
            onChange={(event) => setOver(event.target.checked)}
          />
          从第 1 行开始覆盖已填的内容
        </label>
      )}
    </div>
  )
  const ready = text.trim() !== ''
  if (edit.layout === 'mobile')
    return (
      <BottomSheet
        title={title}
        onClose={onClose}
        {...(ready && { confirm: { text: '填入', act: fill } })}
      >
        {body}
      </BottomSheet>
    )
  return (
    <ModalDialog label={title} className={row.dialog} onClose={onClose}>
      <header className={row.head}>
        {title}
        <button type="button" className={row.close} aria-label="关闭" onClick={onClose}>
          <Close />
        </button>
      </header>
      <div className={row.body}>{body}</div>
      <footer className={styles.foot}>
        <button type="button" className={styles.cancel} onClick={onClose}>
          取消
        </button>
        <button type="button" className={row.done} disabled={!ready} onClick={fill}>
          填入
        </button>
      </footer>
    </ModalDialog>
  )
}

/** The row new content begins at: behind the last row that holds anything. */
function useStartRow(table: string): number {
  const { store } = useFormSession()
  const last = store.rows(table).findLastIndex((row) => !Object.values(row).every(isEmpty))
  return last + 1
}
