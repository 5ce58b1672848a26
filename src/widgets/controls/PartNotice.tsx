import styles from './PartNotice.module.css'

interface PartNoticeProps {
  /** While it is coming. */
  coming: string
  /** The text after a failed load. */
  failed: string
  /** Given once it could not be had: tries again. */
  onRetry?: (() => void) | undefined
}

/** Placeholder for a part whose code or data is being loaded. */
export const PartNotice = ({ coming, failed, onRetry }: PartNoticeProps) =>
  onRetry ? (
    <p role="alert" className={styles.note}>
      {failed}
      <button type="button" className={styles.retry} onClick={onRetry}>
        重试
      </button>
    </p>
  ) : (
    <p role="status" className={styles.note}>
      {coming}
    </p>
  )
