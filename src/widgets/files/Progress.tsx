import styles from './Files.module.css'

/** Upload progress as a bar and in numbers; a queued file is shown as waiting. */
export function Progress({ share, label }: { share: number; label: string }) {
  const percent = Math.round(share * 100)
  return (
    <span className={styles.progress}>
      <progress max={100} value={percent} aria-label={label} />
      <span>{percent === 0 ? '等待上传' : `上传中 ${percent}%`}</span>
    </span>
  )
}
