import { parseCells } from '#domain/text/pasted/parseCells.ts'
import { matchColumns } from '#runtime/core/form/paste/matchColumns.ts'
import type { TableModel } from '../tableModel.ts'
import styles from './Paste.module.css'

/** A preview of a paste: the number of rows, and the columns filled. */
export function PastePreview({ table: { columns }, text }: { table: TableModel; text: string }) {
  if (text.trim() === '') return null
  const cells = parseCells(text).filter((row) => row.some((cell) => cell.trim() !== ''))
  const match = matchColumns(cells, columns, 0)
  const labels = match.columns.flatMap((column) => column?.label ?? [])
  const rows = cells.length - (match.headed ? 1 : 0)
  return (
    <p className={styles.preview} role="status">
      {match.headed ? '首行是列名，' : ''}共 {rows} 行，填入：{labels.join('、') || '没有对应的列'}
    </p>
  )
}
