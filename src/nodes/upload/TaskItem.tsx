import { FileName } from '#runtime/react/upload/FileName.tsx'
import type { UploadTask } from '#runtime/react/upload/uploadQueue.ts'
import { FileMark } from './FileMark.tsx'
import classes from './UploadNode.module.css'

interface TaskItemProps {
  task: UploadTask
  retry: () => void
  drop: () => void
}

/** A file on its way, or why it did not get there. */
export function TaskItem({ task: { file, share, fault }, retry, drop }: TaskItemProps) {
  const failed = fault !== undefined
  const forget = failed ? '移除' : '取消'
  return (
    <li className={classes.item} data-failed={failed ? '' : undefined}>
      <FileMark name={file.name} />
      <span className={classes.state}>
        <FileName name={file.name} />
        {failed ? (
          <span className={classes.error} role="alert" data-error="">
            {fault}
          </span>
        ) : (
          <Progress name={file.name} share={share} />
        )}
      </span>
      {failed && (
        <button type="button" aria-label={`重试 ${file.name}`} onClick={retry}>
          重试
        </button>
      )}
      <button type="button" aria-label={`${forget} ${file.name}`} onClick={drop}>
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
