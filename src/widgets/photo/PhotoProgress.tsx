import type { UploadQueue, UploadTask } from '#runtime/react/upload/uploadQueue.ts'
import { TextButton } from '../controls/input/TextButton.tsx'
import styles from './Photo.module.css'

type PhotoProgressProps = { task: UploadTask } & Pick<UploadQueue, 'retry' | 'drop'>

/** The content of the frame while the image is being uploaded, or after a failure. */
export function PhotoProgress({ task, retry, drop }: PhotoProgressProps) {
  const { id, file, share, fault } = task
  const percent = Math.round(share * 100)
  return (
    <div className={styles.going} aria-busy={fault === undefined}>
      {fault === undefined ? (
        <>
          <progress max={100} value={percent} aria-label={`正在上传${file.name}`} />
          <span>上传中 {percent}%</span>
        </>
      ) : (
        <>
          <span className={styles.fault} role="alert" data-error="">
            {fault}
          </span>
          <TextButton onClick={() => retry(task)}>重试</TextButton>
        </>
      )}
      <TextButton onClick={() => drop(id)}>{fault === undefined ? '取消' : '移除'}</TextButton>
    </div>
  )
}
