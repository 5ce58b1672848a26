import { useState } from 'react'
import {
  needsValue,
  type Subject,
  type Test,
  type Verb,
} from '#formDocument/rules/sentence/sentence.ts'
import { Chip } from '../chips/Chip.tsx'
import texts from '../texts.json' with { type: 'json' }
import type { RuleTools } from '../useRuleTools.ts'
import { aboutSubject, byVerb, withLeniency } from './changeTest.ts'
import styles from './Sentence.module.css'
import { type LinePart, SubjectParts } from './SubjectParts.tsx'
import { offeredFor, shortName, subjectId, subjectOptions, subjectsOf } from './subjectOptions.ts'
import { ValueChip } from './ValueChip.tsx'
import { VerbChip } from './VerbChip.tsx'

interface TestLineProps {
  test: Test
  tools: RuleTools
  isEditable: boolean
  /** Fields that cannot be the subject. */
  excluded: ReadonlySet<string>
  /** True when new comparisons also hold while a side is empty. */
  isLenient: boolean
  /** True to list the fields at once while none is chosen. */
  opens: boolean
  change: (test: Test) => void
  remove: () => void
}

const { parts } = texts

/** One test of a sentence, each of its parts a chip. */
export function TestLine(props: TestLineProps) {
  const { test, tools, isEditable, excluded, isLenient, opens, remove } = props
  const { fields, order } = tools
  const { subject } = test
  const [listed, setListed] = useState<LinePart | undefined>(
    subject.kind === 'open' && isEditable && opens ? 'subject' : undefined,
  )
  const subjects = subjectsOf(fields, order, excluded)
  const change = (next: Test) => props.change(withLeniency(test, next, isLenient))
  const chip = (part: LinePart) => ({
    name: parts[part],
    isEditable,
    isListed: listed === part,
    list: (isListed: boolean) =>
      setListed((now) => (isListed ? part : now === part ? undefined : now)),
  })
  const chooseSubject = (next: Subject) => {
    const changed = aboutSubject(test, next, fields)
    change(changed)
    setListed(nextPart(changed))
  }
  const chooseVerb = (by: Verb, lenient: boolean) => {
    const changed = byVerb(test, by, lenient)
    change(changed)
    if (needsValue(by) && !changed.value) setListed('value')
  }
  return (
    <div className={styles.line}>
      <Chip
        {...chip('subject')}
        text={shortName(subject, fields)}
        isOpen={subject.kind === 'open'}
        hint={parts.subjectHint}
        options={subjectOptions(offeredFor(subject, subjects, fields), fields)}
        chosen={subject.kind === 'open' ? [] : [subjectId(subject)]}
        choose={([id]) => {
          const next = subjects.find((one) => subjectId(one) === id)
          if (next) chooseSubject(next)
        }}
      />
      <SubjectParts {...{ subject, tools, excluded, chip }} change={chooseSubject} />
      {subject.kind !== 'open' && (
        <>
          <VerbChip {...{ test, tools }} chip={chip('verb')} choose={chooseVerb} />
          {needsValue(test.by) && (
            <ValueChip {...{ test, tools, subjects, change }} chip={chip('value')} />
          )}
        </>
      )}
      {isEditable && (
        <button type="button" className={styles.remove} aria-label={texts.remove} onClick={remove}>
          ×
        </button>
      )}
    </div>
  )
}

/** Returns the part to choose next. */
function nextPart({ subject, by, value }: Test): LinePart | undefined {
  if (subject.kind === 'countOf' && subject.keys.length === 0) return 'keys'
  if (subject.kind === 'days' && subject.from === '') return 'from'
  return needsValue(by) && !isChosen(value) ? 'value' : undefined
}

const isChosen = (value: Test['value']): boolean =>
  value !== undefined && !(value.kind === 'subject' && value.subject.kind === 'open')
