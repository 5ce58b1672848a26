import { Close } from '../controls/icons.tsx'
import styles from './Upload.module.css'
import type { Sending } from './useUploads.ts'

interface SendingRowProps {
  sending: Sending
  onRetry: (sending: Sending) => void
  onDrop: (sending: Sending) => void
}

/** A file on its way, or why it did not arrive. */
export function SendingRow({ sending, onRetry, onDrop }: SendingRowProps) {
  const { file, progress, failure, retry } = sending
  return (
    <li className={styles.file} data-failed={failure ? '' : undefined}>
      <span className={styles.name}>
        {file.name}
        {failure ? (
          <span className={styles.failure} data-upload-failure="">
            {failure}
          </span>
        ) : (
          <progress className={styles.progress} max={1} value={progress} aria-label="上传进度" />
        )}
      </span>
      {retry && (
        <button type="button" className={styles.retry} onClick={() => onRetry(sending)}>
          重试
        </button>
      )}
      <button
        type="button"
        className={styles.act}
        aria-label={failure ? `移除${file.name}` : `取消上传${file.name}`}
        onClick={() => onDrop(sending)}
      >
        <Close />
      </button>
    </li>
  )
}
