import type { UploadTotal } from '#runtime/react/upload/uploadTotal.ts'
import styles from './Files.module.css'

/** The progress of all files together, shown when there are several; announced whenever one has arrived. */
export function TotalProgress({ total: { count, arrived, share } }: { total: UploadTotal }) {
  const several = count > 1
  const percent = Math.round(share * 100)
  return (
    <div className={styles.total} hidden={!several}>
      {several && (
        <>
          <span role="status">
            共{count}个文件，已完成{arrived}个
          </span>
          <progress max={100} value={percent} aria-label="全部文件的上传进度" />
          <span aria-hidden="true">{percent}%</span>
        </>
      )}
    </div>
  )
}
