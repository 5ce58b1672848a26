import { fieldName } from '#runtime/core/form/fieldName.ts'
import { Close } from '../../controls/icons.tsx'
import { ModalDialog } from '../../controls/panel/ModalDialog.tsx'
import { OpenedRowBody } from './OpenedRowBody.tsx'
import type { OpenedRowProps } from './openedRow.ts'
import styles from './Row.module.css'
import { RowSteps } from './RowSteps.tsx'
import { useRowLeave } from './useRowLeave.ts'

/** A row in full, where the grid is too narrow for it. */
export function RowDialog(props: OpenedRowProps) {
  const { table, opened, onGo, onAdd, onClose } = props
  const { edit, columns, ids } = table
  const { held, leave } = useRowLeave(props)
  const close = () => leave(onClose)
  const title = `${fieldName(edit.field)} · 第 ${opened.index + 1} 行`
  return (
    <ModalDialog label={title} className={styles.dialog} onClose={close}>
      <header className={styles.head}>
        {title}
        <button type="button" className={styles.close} aria-label="关闭" onClick={close}>
          <Close />
        </button>
      </header>
      <div className={styles.body}>
        <OpenedRowBody columns={columns} path={edit.path} opened={opened} held={held} />
      </div>
      <footer className={styles.foot}>
        <RowSteps
          index={opened.index}
          count={ids.length}
          {...(opened.mode === 'edit' && { onAdd: () => leave(onAdd) })}
          onGo={(index) => leave(() => onGo(index))}
        />
        <button type="button" className={styles.done} onClick={close}>
          {opened.mode === 'edit' ? '完成' : '关闭'}
        </button>
      </footer>
    </ModalDialog>
  )
}
