import { FileIcon } from '../controls/icons.tsx'
import styles from './Files.module.css'
import type { PendingUpload, Uploads } from './useUploads.ts'

type PendingFileProps = { upload: PendingUpload } & Pick<Uploads, 'retry' | 'drop'>

/** A file on its way with its progress, or why it did not arrive. It can be called off without being asked. */
export function PendingFile({ upload, retry, drop }: PendingFileProps) {
  const { id, file, share, fault } = upload
  const percent = Math.round(share * 100)
  return (
    <li className={styles.file} aria-busy={fault === undefined}>
      <span className={styles.thumb}>
        <FileIcon size={20} />
      </span>
      <span className={styles.going}>
        <span className={styles.plain}>{file.name}</span>
        {fault === undefined ? (
          <span className={styles.progress}>
            <progress max={100} value={percent} aria-label={`正在上传${file.name}`} />
            <span>上传中 {percent}%</span>
          </span>
        ) : (
          <span className={styles.fault} role="alert">
            {fault}
          </span>
        )}
      </span>
      {fault !== undefined && (
        <button
          type="button"
          className={styles.act}
          aria-label={`重试${file.name}`}
          onClick={() => retry(upload)}
        >
          重试
        </button>
      )}
      <button
        type="button"
        className={styles.act}
        aria-label={`取消上传${file.name}`}
        onClick={() => drop(id)}
      >
        {fault === undefined ? '取消' : '移除'}
      </button>
    </li>
  )
}
