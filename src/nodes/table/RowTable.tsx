import type { Column } from '#contract/nodes.ts'
import { ActionButton } from '#runtime/react/controls/ActionButton.tsx'
import { RowProvider } from '#runtime/react/pageContext.ts'
import { rowKey } from '../rowKey.ts'
import { Cell } from './Cell.tsx'
import type { RowsProps } from './rowsProps.ts'
import classes from './TableNode.module.css'

/** Rows as a table; what does not fit is scrolled, the actions stay at the edge. */
export function RowTable({ columns, rows, rowActions, first, isBusy }: RowsProps) {
  return (
    <section
      className={classes.scroll}
      aria-label="列表"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      inert={isBusy}
      data-busy={isBusy || undefined}
    >
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={keyOf(column)} scope="col" style={styleOf(column)}>
                {column.title}
              </th>
            ))}
            {rowActions.length > 0 && (
              <th scope="col" className={classes.actions}>
                操作
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <RowProvider key={rowKey(row, i)} value={row}>
              <tr>
                {columns.map((column) => (
                  <td key={keyOf(column)} style={{ textAlign: column.align }}>
                    <Cell column={column} index={first + i} />
                  </td>
                ))}
                {rowActions.length > 0 && (
                  <td className={classes.actions}>
                    <div>
                      {rowActions.map((action) => (
                        <ActionButton key={action} action={action} kind="link" size="sm" />
                      ))}
                    </div>
                  </td>
                )}
              </tr>
            </RowProvider>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const keyOf = ({ title, field }: Column): string => `${title} ${field ?? ''}`

const styleOf = ({ width, align }: Column) => ({ width, minWidth: width, textAlign: align })
