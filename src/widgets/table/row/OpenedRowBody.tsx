import type { FormField } from '#contract/form.ts'
import type { OpenedRow } from './openedRow.ts'
import styles from './Row.module.css'
import { RowForm } from './RowForm.tsx'
import { RowValues } from './RowValues.tsx'

interface OpenedRowBodyProps {
  columns: readonly FormField[]
  path: string
  opened: OpenedRow
  /** Why leaving now would lose something; undefined when it would not. */
  held: string | undefined
}

/** A row in full, to be edited or looked at. */
export const OpenedRowBody = ({ columns, path, opened, held }: OpenedRowBodyProps) => (
  <>
    {opened.mode === 'edit' ? (
      <RowForm
        key={opened.index}
        columns={columns}
        path={path}
        index={opened.index}
        begin={opened.begin}
      />
    ) : (
      <RowValues columns={columns} path={path} index={opened.index} />
    )}
    {held !== undefined && (
      <p className={styles.held} role="alert">
        {held}；再次操作将离开这一行并放弃未完成的文件
      </p>
    )}
  </>
)
