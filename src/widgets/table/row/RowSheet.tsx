import { fieldName } from '#runtime/core/form/fieldName.ts'
import { BottomSheet } from '../../controls/panel/BottomSheet.tsx'
import { OpenedRowBody } from './OpenedRowBody.tsx'
import type { OpenedRowProps } from './openedRow.ts'
import styles from './Row.module.css'
import { RowSteps } from './RowSteps.tsx'
import { useRowLeave } from './useRowLeave.ts'

/** A row in full in a phone's bottom sheet; input is stored in the form at once, so closing loses nothing. */
export function RowSheet(props: OpenedRowProps) {
  const { table, opened, onGo, onAdd, onClose } = props
  const { edit, columns, ids } = table
  const { held, leave } = useRowLeave(props)
  const close = () => leave(onClose)
  return (
    <BottomSheet
      title={`${fieldName(edit.field)} · 第 ${opened.index + 1} / ${ids.length} 行`}
      onClose={close}
      closeText="关闭"
      {...(opened.mode === 'edit' && { confirm: { text: '完成', act: close } })}
    >
      <div className={styles.sheet}>
        <OpenedRowBody columns={columns} path={edit.path} opened={opened} held={held} />
      </div>
      <RowSteps
        index={opened.index}
        count={ids.length}
        {...(opened.mode === 'edit' && { onAdd: () => leave(onAdd) })}
        onGo={(index) => leave(() => onGo(index))}
      />
    </BottomSheet>
  )
}
