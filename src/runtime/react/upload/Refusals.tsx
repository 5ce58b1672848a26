import styles from './Refusals.module.css'
import type { Refusal } from './validateFiles.ts'

/** Reasons for refused files with their names; cleared by the next selection. */
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
