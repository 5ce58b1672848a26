import type { FileFinding, Finding } from '#contract/finding.ts'
import type { Fault } from '#runtime/core/ports/documents.ts'
import { REACT_TEXTS } from '../texts.ts'
import classes from './PagePanel.module.css'

interface BrokenDocumentProps {
  findings: readonly Finding[]
  faults: readonly Fault[]
}

/** The findings of a broken document, for staff; the rest of the site continues. */
export function BrokenDocument({ findings, faults }: BrokenDocumentProps) {
  return (
    <section className={classes.findings} role="alert">
      <h2>{REACT_TEXTS.broken}</h2>
      <p>{REACT_TEXTS.brokenHint}</p>
      <ul>
        {findings.map((finding) => (
          <li key={`${finding.code}${finding.path}`}>
            <code>{placeOf(finding)}</code>
            {finding.message}
            {finding.hint && <small>{finding.hint}</small>}
          </li>
        ))}
        {faults.map((fault) => (
          <li key={`${fault.code}${fault.path}`}>
            <code>{fault.path}</code>
            {fault.message}
          </li>
        ))}
      </ul>
    </section>
  )
}

const placeOf = (finding: Finding & Partial<FileFinding>): string =>
  `${finding.file ?? finding.path}:${finding.line}:${finding.column}`
