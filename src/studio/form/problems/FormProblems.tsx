import type { Finding } from '#contract/finding.ts'
import { fill } from '#domain/text/fill.ts'
import { labelOf } from '#formDocument/names/labels.ts'
import { fieldAt } from '#formDocument/rows/rows.ts'
import { CheckState } from '../../check/CheckState.tsx'
import type { Checked } from '../../check/useProblems.ts'
import { useFormEditing } from '../formEditing.ts'
import styles from './FormProblems.module.css'
import { fixOf } from './fixes.ts'
import { checkOfFinding, placeOfFinding, tabOfFinding } from './placeOfFinding.ts'
import texts from './texts.json' with { type: 'json' }

interface FormProblemsProps {
  findings: readonly Finding[]
  /** Result of the check of the whole configuration; undefined for a read-only form. */
  checked: Checked | undefined
  /** Goes to the check at a position. */
  showCheck: (at: number) => void
}

/** Findings in the form, each with a link to its place and, if there is one, its fix. */
export function FormProblems({ findings, checked, showCheck }: FormProblemsProps) {
  const own = new Set(findings.map(({ message }) => message))
  const others = (checked?.found ?? []).filter(({ message }) => !own.has(message))
  const isTold = checked !== undefined && (checked.failure !== undefined || others.length > 0)
  const isNone = findings.length + others.length === 0
  if (isNone && !isTold) return <p className={styles.none}>{texts.none}</p>
  return (
    <section className={styles.problems} aria-label={texts.title}>
      {isTold && <CheckState checked={checked} />}
      <ul>
        {findings.map((finding) => (
          <FindingLine
            key={`${finding.path} ${finding.code} ${finding.message}`}
            {...{ finding, showCheck }}
          />
        ))}
        {others.map(({ severity, message, hint, place }) => (
          <li
            key={`${place} ${message}`}
            data-severity={severity}
            data-old={checked?.isOld || undefined}
          >
            <strong>{texts[severity]}</strong>
            <span className={styles.place}>
              {message}
              {hint && <small>{hint}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface FindingLineProps extends Pick<FormProblemsProps, 'showCheck'> {
  finding: Finding
}

function FindingLine({ finding, showCheck }: FindingLineProps) {
  const { document, write, select, isEditable } = useFormEditing()
  const { severity, path, message, hint } = finding
  const place = placeOfFinding(document.formInfo, path)
  const fix = isEditable ? fixOf(document, finding) : undefined
  const check = checkOfFinding(document.checks, path)
  const name = place && labelOf(fieldAt(document.formInfo, place))
  const goTo = () => {
    if (place) select(place, tabOfFinding(path))
    if (check !== undefined) showCheck(check)
  }
  return (
    <li data-severity={severity}>
      <strong>{texts[severity]}</strong>
      <button
        type="button"
        className={styles.place}
        disabled={!place && check === undefined}
        onClick={goTo}
      >
        {name && <b>{name}</b>}
        {check !== undefined && <b>{fill(texts.check, { at: check + 1 })}</b>} {message}
        {hint && <small>{hint}</small>}
      </button>
      {fix && (
        <button type="button" className={styles.fix} onClick={() => write(fix.document, place)}>
          {fix.text}
        </button>
      )}
    </li>
  )
}
