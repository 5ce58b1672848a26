import styles from './Problems.module.css'
import type { Problem } from './useProblems.ts'

interface ProblemsProps {
  problems: readonly Problem[] | undefined
  /** False while the open form has fields that are empty or not understood, and so not in the document. */
  isFilledIn: boolean
  /** The document is seen as text, where lines can be found. */
  isText: boolean
  goTo: (line: number, column: number) => void
}

/** The check's findings in a document; each leads to its line. */
export function Problems({ problems, isFilledIn, isText, goTo }: ProblemsProps) {
  return (
    <section className={styles.problems} aria-label="检查结果" aria-live="polite">
      {problems === undefined && <p className={styles.quiet}>正在检查…</p>}
      {problems?.length === 0 && (
        <p className={styles.quiet}>{isFilledIn ? '没有发现问题' : '上面的表单还没有填好'}</p>
      )}
      {problems && problems.length > 0 && (
        <ul>
          {problems.map(({ severity, message, hint, place, line = 1, column = 1 }) => (
            <li key={`${line} ${column} ${message}`} data-severity={severity}>
              <button type="button" onClick={() => goTo(line, column)}>
                <strong>{severity === 'error' ? '须改正' : '请留意'}</strong>
                <span>{message}</span>
                <small>
                  {isText && `第 ${line} 行 · `}
                  {place}
                  {hint && ` · ${hint}`}
                </small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
