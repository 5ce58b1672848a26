import type { FormField } from '#contract/form.ts'
import { cellPath } from '#runtime/core/form/paths.ts'
import { FieldEditor } from '#runtime/react/form/FieldEditor.tsx'
import { FieldFrame } from '#runtime/react/form/FieldFrame.tsx'
import { useFormSession } from '#runtime/react/form/formSession.ts'
import { BottomSheet } from '../controls/BottomSheet.tsx'
import { RowValues } from './RowValues.tsx'
import { shownColumns } from './shownColumns.ts'
import styles from './Table.module.css'

interface RowSheetProps {
  table: FormField
  path: string
  index: number
  disabled: boolean
  onClose: () => void
}

/** All columns of one row, in a sheet; what is typed is in the form at once. */
export function RowSheet({ table, path, index, disabled, onClose }: RowSheetProps) {
  const { store } = useFormSession()
  return (
    <BottomSheet
      title={`${table.label} · 第${index + 1}行`}
      onClose={onClose}
      closeText="关闭"
      confirm={{ text: '完成', act: onClose }}
    >
      {disabled ? (
        <div className={styles.detail}>
          <RowValues columns={shownColumns(table)} path={path} index={index} />
        </div>
      ) : (
        <div className={styles.sheet}>
          {shownColumns(table).map((column) => {
            const cell = cellPath(path, index, column.key)
            return (
              <FieldFrame
                key={column.key}
                field={column}
                path={cell}
                onLeave={() => store.touch(cell)}
              >
                <FieldEditor field={column} path={cell} />
              </FieldFrame>
            )
          })}
        </div>
      )}
    </BottomSheet>
  )
}
