import { useId } from 'react'
import { fill } from '#domain/text/fill.ts'
import { keyOf } from '#formDocument/keys/keys.ts'
import { columnsOf, type FormInfo, fieldAt } from '#formDocument/rows/rows.ts'
import { placeOf } from '#formDocument/rules/showing/controls.ts'
import type { Proof, ProofFinding } from '#replay/proof/proof.ts'
import type { Scenario } from '#replay/scenario.ts'
import { useFormEditing } from '../../formEditing.ts'
import texts from '../texts.json' with { type: 'json' }
import styles from './FormProofs.module.css'
import type { startProof } from './startProof.ts'
import { useProof } from './useProof.ts'

const { proofs: said } = texts

interface FormProofsProps {
  /** Plays the steps of a witness on the newly opened form, in the previews. */
  play: (steps: Scenario['steps']) => void
  /** Saves a witness as a test of the form. */
  save?: (witness: Scenario) => void
  start?: typeof startProof
}

/** Findings of the form's proof, each with answers that demonstrate it. */
export function FormProofs({ play, save, start }: FormProofsProps) {
  const { document, isEditable } = useFormEditing()
  const { proof, isRunning } = useProof(document, start)
  const id = useId()
  const said = typeof proof === 'string' ? texts.proofs[proof] : proof && summary(proof)
  return (
    <section className={styles.proofs} aria-labelledby={id} aria-busy={isRunning}>
      <h2 id={id}>{texts.proofs.title}</h2>
      <p role="status">{isRunning ? texts.proofs.running : said}</p>
      {typeof proof === 'object' && (
        <>
          <ul>
            {sorted(proof.findings).map((finding) => (
              <FindingLine
                key={`${finding.path} ${finding.code} ${finding.message}`}
                {...{ finding, play }}
                {...(save && isEditable && { save })}
              />
            ))}
          </ul>
          <Undecided proof={proof} />
        </>
      )}
    </section>
  )
}

/** Undecided questions, from which nothing may be concluded. */
function Undecided({ proof: { unproven } }: { proof: Proof }) {
  if (unproven.length === 0) return null
  return (
    <details>
      <summary>{fill(said.unproven, { count: unproven.length })}</summary>
      <ul>
        {unproven.map(({ path, code, message }) => (
          <li key={`${path} ${code} ${message}`}>{message}</li>
        ))}
      </ul>
    </details>
  )
}

const summary = ({ facts, findings }: Proof): string =>
  [
    fill(said.summary, { fields: facts.fields, answerSets: facts.answerSets }),
    said[facts.submittable],
    ...(findings.length === 0 ? [said.none] : []),
  ].join('')

const WORST = ['error', 'warning', 'note']

const sorted = (findings: readonly ProofFinding[]): ProofFinding[] =>
  findings.toSorted((one, other) => WORST.indexOf(one.severity) - WORST.indexOf(other.severity))

interface FindingLineProps extends Pick<FormProofsProps, 'play' | 'save'> {
  finding: ProofFinding
}

function FindingLine({ finding, play, save }: FindingLineProps) {
  const { document, select } = useFormEditing()
  const { severity, message, key, witness } = finding
  const place = placeOfKey(document.formInfo, key)
  return (
    <li data-severity={severity}>
      <strong>{said.severity[severity]}</strong>
      <span>{message}</span>
      <div className={styles.acts}>
        {place && (
          <button type="button" onClick={() => select(place, 'rules')}>
            {said.select}
          </button>
        )}
        {witness.steps.length > 0 && (
          <button type="button" onClick={() => play(witness.steps)}>
            {said.play}
          </button>
        )}
        {save && (
          <button type="button" onClick={() => save(witness)}>
            {said.save}
          </button>
        )}
      </div>
    </li>
  )
}

/** Returns where a field stands, or a column as `table/column`. */
function placeOfKey(formInfo: FormInfo, key: string) {
  const whole = placeOf(formInfo, key)
  const at = key.indexOf('/')
  if (whole || at < 0) return whole
  const table = placeOf(formInfo, key.slice(0, at))
  const columns = table && columnsOf(fieldAt(formInfo, table))
  const column = columns?.findIndex((one) => keyOf(one) === key.slice(at + 1)) ?? -1
  return table && column >= 0 ? { ...table, column } : table
}
