import { fill } from '#domain/text/fill.ts'
import { CheckState } from '../check/CheckState.tsx'
import type { Checked } from '../check/useProblems.ts'
import styles from './Problems.module.css'
import texts from './texts.json' with { type: 'json' }

const { problems: words } = texts

interface ProblemsProps {
  checked: Checked
  /** False while an open form has fields that are empty or invalid, and so missing from the document. */
  isFilledIn: boolean
  /** True while the document is shown as text, in which lines can be found. */
  isText: boolean
  goTo: (line: number, column: number) => void
}

/** The check's findings in a document; each links to its line. */
export function Problems({ checked, isFilledIn, isText, goTo }: ProblemsProps) {
  const { found, isOld } = checked
  return (
    <section className={styles.problems} aria-label={words.title} aria-live="polite">
      <CheckState checked={checked} isFilledIn={isFilledIn} />
      {found && found.length > 0 && (
        <ul data-old={isOld || undefined}>
          {found.map(({ severity, message, hint, place, line = 1, column = 1 }) => (
            <li key={`${line} ${column} ${message}`} data-severity={severity}>
              <button type="button" onClick={() => goTo(line, column)}>
                <strong>{words[severity]}</strong>
                <span>{message}</span>
                <small>
                  {isText && fill(words.line, { line })}
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
