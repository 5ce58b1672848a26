import { EmptyNotice } from '#runtime/react/controls/EmptyNotice.tsx'
import { SourceFailure } from '#runtime/react/controls/SourceFailure.tsx'
import shimmer from '#runtime/react/controls/shimmer.module.css'
import classes from './TableNode.module.css'
import type { TableState } from './useTable.ts'

const ROWS = [1, 2, 3, 4, 5]

/** Shown in place of records: the loading state, the error, or the empty text. */
export function TableRest({ table }: { table: TableState }) {
  const { columns, rowActions, status, source, msg, empty } = table
  const width = columns.length + Math.min(rowActions.length, 1)
  if (status === 'loading')
    return ROWS.map((row) => (
      <tr key={row}>
        {Array.from({ length: width }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells without content or order
          <td key={at}>
            <span className={`${classes.bar} ${shimmer.surface}`} />
          </td>
        ))}
      </tr>
    ))
  return (
    <tr className={classes.rest}>
      <td colSpan={width}>
        <div className={classes.inSight}>
          {status === 'error' ? (
            <SourceFailure source={source} msg={msg} />
          ) : (
            <EmptyNotice text={empty} />
          )}
        </div>
      </td>
    </tr>
  )
}
