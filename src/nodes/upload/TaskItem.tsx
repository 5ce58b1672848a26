import { FileMark } from './FileMark.tsx'
import classes from './UploadNode.module.css'
import { isUnderWay, type UploadTask } from './uploadTask.ts'

interface TaskItemProps {
  task: UploadTask
  retry: () => void
  dismiss: () => void
}

/** A file on its way, or why it did not get there. */
export function TaskItem({ task, retry, dismiss }: TaskItemProps) {
  const { file, progress, error, canRetry } = task
  const forget = isUnderWay(task) ? '取消' : '移除'
  return (
    <li className={classes.item} data-failed={error ? '' : undefined}>
      <FileMark name={file.name} />
      <span className={classes.state}>
        <span>{file.name}</span>
        {error ? (
          <span className={classes.error} role="alert" data-error="">
            {error}
          </span>
        ) : (
          <Progress name={file.name} share={progress} />
        )}
      </span>
      {canRetry && (
        <button type="button" aria-label={`重试 ${file.name}`} onClick={retry}>
          重试
        </button>
      )}
      <button type="button" aria-label={`${forget} ${file.name}`} onClick={dismiss}>
        {forget}
      </button>
    </li>
  )
}

function Progress({ name, share }: { name: string; share: number }) {
  const percent = Math.round(share * 100)
  return (
    <span className={classes.progress}>
      <progress max={100} value={percent} aria-label={`正在上传 ${name}`} />
      <span>{percent}%</span>
    </span>
  )
}
