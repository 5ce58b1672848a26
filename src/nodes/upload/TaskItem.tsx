import classes from './UploadNode.module.css'
import type { UploadTask } from './useUploads.ts'

interface TaskItemProps {
  task: UploadTask
  retry: () => void
  dismiss: () => void
}

/** A file on its way, or why it did not get there. */
export function TaskItem({
  task: { file, progress, error, canRetry },
  retry,
  dismiss,
}: TaskItemProps) {
  const percent = Math.round(progress * 100)
  return (
    <li className={classes.item} data-failed={error ? true : undefined}>
      <span className={classes.sheet} aria-hidden="true" />
      <span className={classes.state}>
        <span>{file.name}</span>
        {error ? (
          <span className={classes.error} role="alert">
            {error}
          </span>
        ) : (
          <progress max={100} value={percent} aria-label={`正在上传 ${file.name}`} />
        )}
      </span>
      {canRetry && (
        <button type="button" aria-label={`重试 ${file.name}`} onClick={retry}>
          重试
        </button>
      )}
      {error ? (
        <button type="button" aria-label={`移除 ${file.name}`} onClick={dismiss}>
          移除
        </button>
      ) : (
        <span className={classes.percent}>{percent}%</span>
      )}
    </li>
  )
}
