import { Close } from '../controls/icons.tsx'
import { FaultLinks } from './FaultLinks.tsx'
import { LeftOutTexts } from './LeftOutTexts.tsx'
import styles from './Table.module.css'
import type { TableModel } from './tableModel.ts'
import { useCellErrors } from './useCellErrors.ts'

/** The last action with its undo button; the live region is mounted before it has text, so that it is announced. */
export function TableNotice({ table: { edit, columns, notice, acts } }: { table: TableModel }) {
  const errors = useCellErrors(edit.path)
  const wrong = notice?.wrong?.filter((path) => errors.includes(path)) ?? []
  const undoes = notice?.back !== undefined && !edit.disabled
  return (
    <div role="status" className={notice ? styles.notice : undefined}>
      {notice && (
        <>
          <span>
            {notice.text}
            {wrong.length > 0 && '：'}
            <FaultLinks columns={columns} paths={wrong} />
          </span>
          {undoes && (
            <button type="button" className={styles.link} onClick={acts.undo}>
              撤销
            </button>
          )}
          <button
            type="button"
            className={styles.dismiss}
            aria-label="关闭提示"
            onClick={() => acts.tell(undefined)}
          >
            <Close size={14} />
          </button>
          {notice.leftOut?.map((leftOut) => (
            <LeftOutTexts key={leftOut.why} leftOut={leftOut} />
          ))}
        </>
      )}
    </div>
  )
}
