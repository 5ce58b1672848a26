import styles from './Refusals.module.css'
import type { Refusal } from './validateFiles.ts'

/** Why picked files were not taken, and which; gone with the next pick. */
export const Refusals = ({ refusals }: { refusals: readonly Refusal[] }) =>
  refusals.length > 0 && (
    <div role="alert">
      {refusals.map(({ text, names }) => (
        <p key={text} className={styles.refusal}>
          <span data-error="">{text}</span>
          {names.length > 0 && <span>（{names.join('、')}）</span>}
        </p>
      ))}
    </div>
  )
