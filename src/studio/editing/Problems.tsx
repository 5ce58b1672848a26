import styles from './Problems.module.css'
import type { Checked } from './useProblems.ts'

interface ProblemsProps {
  checked: Checked
  /** False while the open form has fields that are empty or not understood, and so not in the document. */
  isFilledIn: boolean
  /** The document is seen as text, where lines can be found. */
  isText: boolean
  goTo: (line: number, column: number) => void
}

/** The check's findings in a document; each leads to its line. */
export function Problems({ checked, isFilledIn, isText, goTo }: ProblemsProps) {
  const { found, isOld } = checked
  return (
    <section className={styles.problems} aria-label="检查结果" aria-live="polite">
      <CheckState checked={checked} isFilledIn={isFilledIn} />
      {found && found.length > 0 && (
        <ul data-old={isOld || undefined}>
          {found.map(({ severity, message, hint, place, line = 1, column = 1 }) => (
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

/** Whether what is listed is of now: it is being checked, could not be, or there is nothing. */
export function CheckState({
  checked: { found, isOld, failure, again },
  isFilledIn = true,
}: Pick<ProblemsProps, 'checked'> & { isFilledIn?: boolean }) {
  const hasOld = found !== undefined && found.length > 0
  if (failure !== undefined)
    return (
      <p className={styles.failed}>
        <span>
          没有检查成：{failure}。内容已保存{hasOld && '，下面是上一次检查出的问题'}。
        </span>
        <button type="button" onClick={again}>
          重新检查
        </button>
      </p>
    )
  if (isOld)
    return (
      <p className={styles.quiet}>
        {hasOld ? '正在重新检查，下面是改动以前查出的问题。' : '正在检查…'}
      </p>
    )
  if (hasOld) return null
  return <p className={styles.quiet}>{isFilledIn ? '没有发现问题' : '上面的表单还没有填好'}</p>
}
