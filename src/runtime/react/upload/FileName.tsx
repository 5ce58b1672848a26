import styles from './FileName.module.css'

/** Letters at the end that always show: the extension and what tells numbered files apart. */
const KEPT = 4

/** A file's name in one line: where it is too long, its middle gives way and the extension stays. */
export function FileName({ name }: { name: string }) {
  const dot = name.lastIndexOf('.')
  const letters = [...name.slice(0, dot < 0 ? undefined : dot)]
  const kept = letters.slice(-KEPT).join('')
  return (
    <span className={styles.name} title={name}>
      <span className={styles.head}>{letters.slice(0, -KEPT).join('')}</span>
      <span className={styles.tail}>
        {kept}
        {dot < 0 ? '' : name.slice(dot)}
      </span>
    </span>
  )
}
