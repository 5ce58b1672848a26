import styles from './control.module.css'

/** A value as text; a dash when it is empty. */
export const DisplayText = ({ text }: { text: string }) =>
  text.trim() === '' ? (
    <div className={`${styles.display} ${styles.nothing}`}>—</div>
  ) : (
    <div className={styles.display}>{text}</div>
  )
