import type { ReactNode } from 'react'
import type { PrintContent } from '#contract/print.ts'
import classes from './PrintNode.module.css'

interface PrintTableProps {
  columns: readonly string[]
  rows: readonly PrintContent[][]
  cell: (content: PrintContent) => ReactNode
}

/** A table inside of the form, its rows numbered; its head is repeated on every sheet, a row is never torn. */
export function PrintTable({ columns, rows, cell }: PrintTableProps) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col" className={classes.number}>
            序号
          </th>
          {columns.map((column, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a printed form does not change
            <th key={at} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a printed form does not change
          <tr key={at}>
            <td>{at + 1}</td>
            {row.map((content, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a printed form does not change
              <td key={place}>{cell(content)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
