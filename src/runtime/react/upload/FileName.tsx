import styles from './FileName.module.css'

/** Characters at the end that are always visible: the extension and a number before it. */
const KEPT = 4

/** A file's name in one line; a long one is truncated in the middle, so that the extension stays visible. */
export function FileName({ name }: { name: string }) {
  const dot = name.lastIndexOf('.')
  const letters = [...name.slice(0, dot < 0 ? undefined : dot)]
  const suffix = letters.slice(-KEPT).join('')
  return (
    <span className={styles.name} title={name}>
      <span className={styles.head}>{letters.slice(0, -KEPT).join('')}</span>
      <span className={styles.tail}>
        {suffix}
        {dot < 0 ? '' : name.slice(dot)}
      </span>
    </span>
  )
}
