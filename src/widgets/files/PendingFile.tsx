import { FileName } from '#runtime/react/upload/FileName.tsx'
import type { UploadQueue, UploadTask } from '#runtime/react/upload/uploadQueue.ts'
import { FileIcon } from '../controls/icons.tsx'
import { TextButton } from '../controls/input/TextButton.tsx'
import styles from './Files.module.css'
import { Progress } from './Progress.tsx'

type PendingFileProps = { task: UploadTask } & Pick<UploadQueue, 'retry' | 'drop'>

/** A file being uploaded with its progress, or the reason of its failure. It can be cancelled without confirmation. */
export function PendingFile({ task, retry, drop }: PendingFileProps) {
  const { id, file, share, fault } = task
  const failed = fault !== undefined
  return (
    <li className={styles.file} aria-busy={!failed} data-failed={failed || undefined}>
      <span className={styles.thumb}>
        <FileIcon size={20} />
      </span>
      <span className={styles.going}>
        <FileName name={file.name} />
        {failed ? (
          <span className={styles.fault} role="alert" data-error="">
            {fault}
          </span>
        ) : (
          <Progress share={share} label={`正在上传${file.name}`} />
        )}
      </span>
      {failed && (
        <TextButton aria-label={`重试${file.name}`} onClick={() => retry(task)}>
          重试
        </TextButton>
      )}
      <TextButton aria-label={`取消上传${file.name}`} onClick={() => drop(id)}>
        {failed ? '移除' : '取消'}
      </TextButton>
    </li>
  )
}
