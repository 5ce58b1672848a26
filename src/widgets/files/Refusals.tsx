import styles from './Refusals.module.css'

/** Why picked files were not taken; gone with the next pick. */
export const Refusals = ({ texts }: { texts: readonly string[] }) =>
  texts.length > 0 && (
    <div role="alert">
      {texts.map((text) => (
        <p key={text} className={styles.refusal}>
          {text}
        </p>
      ))}
    </div>
  )
