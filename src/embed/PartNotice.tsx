import styles from './EmbeddedForm.module.css'

/** Stands where a form will be: it is coming, or a part of it could not be had. */
export const PartNotice = ({ onRetry }: { onRetry?: () => void }) =>
  onRetry ? (
    <p role="alert" className={styles.notice}>
      表单没有载入完整，请检查网络后重试
      <button type="button" className={styles.retry} onClick={onRetry}>
        重试
      </button>
    </p>
  ) : (
    <p role="status" className={styles.notice}>
      正在载入表单…
    </p>
  )
