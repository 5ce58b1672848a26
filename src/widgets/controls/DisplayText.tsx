import styles from './control.module.css'

/** A value as text; a dash where nothing is given. */
export const DisplayText = ({ text }: { text: string }) =>
  text.trim() === '' ? (
    <div className={`${styles.display} ${styles.nothing}`}>—</div>
  ) : (
    <div className={styles.display}>{text}</div>
  )
