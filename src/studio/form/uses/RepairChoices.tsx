import { useId, useMemo } from 'react'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { definitionOf } from '#adapters/formInfo/definition.ts'
import { isSameJson } from '#domain/json/isSameJson.ts'
import type { FormDocument } from '#formDocument/formDocument.ts'
import { codeOf, nameOf } from '#formDocument/options/optionTexts.ts'
import { answersOf, type Change } from '#formDocument/uses/change.ts'
import { outcomesOf } from '#formDocument/uses/outcomes.ts'
import { type Repair, repaired } from '#formDocument/uses/repairs/repair.ts'
import { otherOptions } from '#formDocument/uses/repairs/repairsFor.ts'
import { useObservable } from '#runtime/react/hooks/useObservable.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import styles from './InUseDialog.module.css'
import texts from './texts.json' with { type: 'json' }

interface RepairChoicesProps {
  document: FormDocument
  change: Change
  /** Ways to make the change, best first. */
  repairs: readonly Repair[]
  chosen: Repair | undefined
  choose: (repair: Repair) => void
}

/** The ways to make a change, each with its effects on the rest of the form. */
export function RepairChoices({ repairs, chosen, ...props }: RepairChoicesProps) {
  const name = useId()
  return (
    <fieldset className={styles.repairs}>
      <legend>{texts.choose}</legend>
      {repairs.map((listed, at) => {
        const isChosen = listed.kind === chosen?.kind
        const repair = isChosen ? chosen : listed
        const isBest = at === 0 && repairs.length > 1
        return <RepairChoice key={listed.kind} {...{ ...props, name, repair, isChosen, isBest }} />
      })}
    </fieldset>
  )
}

interface RepairChoiceProps extends Omit<RepairChoicesProps, 'repairs' | 'chosen'> {
  name: string
  repair: Repair
  isChosen: boolean
  isBest: boolean
}

function RepairChoice(props: RepairChoiceProps) {
  const { document, change, name, repair, isChosen, isBest, choose } = props
  const { title, hint } = texts.repairs[repair.kind]
  const id = `${name}-${repair.kind}`
  return (
    <div className={styles.repair} data-chosen={isChosen}>
      <label>
        <input
          type="radio"
          name={name}
          checked={isChosen}
          aria-describedby={id}
          onChange={() => choose(repair)}
        />
        <strong>{title}</strong>
        {isBest && <span className={styles.recommended}>{texts.recommended}</span>}
      </label>
      <div id={id} className={styles.effect}>
        <p>{hint}</p>
        <Outcomes {...{ document, change, repair }} />
      </div>
      {change.act === 'option' && repair.kind === 'replace' && isChosen && (
        <select
          aria-label={texts.instead}
          value={repair.code}
          onChange={({ target }) => choose({ kind: 'replace', code: target.value })}
        >
          {otherOptions(document, change).map((option) => (
            <option key={codeOf(option)} value={codeOf(option)}>
              {nameOf(option)}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}

type OutcomesProps = Pick<RepairChoiceProps, 'document' | 'change' | 'repair'>

/**
 * The side effects of a repair, derived from the form before and after. A renamed key is none, although every rule
 * contains it.
 */
function Outcomes({ document, change, repair }: OutcomesProps) {
  const tables = useObservable(useRuntime().host.lookups)
  const outcomes = useMemo(() => {
    if (repair.kind === 'rename') return []
    const bundleOf = ({ formInfo, checks }: FormDocument) =>
      convertFormInfo(definitionOf({ formInfo, checks }), tables)
    const { fields } = answersOf(document.formInfo, change)
    const concerned = change.act === 'option' ? new Set<string>() : fields
    const next = repaired(document, change, repair).document
    if (isSameJson(next, document)) return []
    return outcomesOf(bundleOf(document), bundleOf(next), concerned)
  }, [document, change, repair, tables])
  if (outcomes.length === 0) return null
  return (
    <ul>
      {outcomes.map((outcome) => (
        <li key={outcome}>{outcome}</li>
      ))}
    </ul>
  )
}
