import { ownValue } from '#contract/record.ts'
import { isAnswer } from '#formDocument/rules/sentence/measures.ts'
import type { Subject } from '#formDocument/rules/sentence/sentence.ts'
import { fieldName, pathName } from '#formDocument/rules/words/names.ts'
import { Chip } from '../chips/Chip.tsx'
import type { ChipState } from '../chips/options.ts'
import texts from '../texts.json' with { type: 'json' }
import type { RuleTools } from '../useRuleTools.ts'
import { datesOf } from './subjectOptions.ts'

const { parts } = texts

/** A part of a test that is chosen. */
export type LinePart = 'subject' | 'keys' | 'from' | 'to' | 'verb' | 'value'

interface SubjectPartsProps {
  tools: RuleTools
  excluded: ReadonlySet<string>
  subject: Subject
  chip: (part: LinePart) => ChipState
  change: (subject: Subject) => void
}

/** The fields of which something is counted, or the two dates. */
export function SubjectParts({ subject, tools, excluded, chip, change }: SubjectPartsProps) {
  const { fields, order } = tools
  const keys = order.filter((key) => isAnswer(ownValue(fields, key)) && !excluded.has(key))
  if (subject.kind === 'countOf')
    return (
      <Chip
        {...chip('keys')}
        text={subject.keys.map((key) => fieldName(fields, key)).join('、') || parts.keys}
        isOpen={subject.keys.length === 0}
        isSeveral
        options={keys.map((key) => ({ id: key, name: fieldName(fields, key) }))}
        chosen={subject.keys}
        choose={(chosen) =>
          change({ kind: 'countOf', keys: order.filter((key) => chosen.includes(key)) })
        }
      />
    )
  if (subject.kind !== 'days') return null
  const dates = [...datesOf(fields, keys), 'now'].map((path) => ({
    id: path,
    name: pathName(fields, path),
  }))
  return (['from', 'to'] as const).map((end) => (
    <Chip
      key={end}
      {...chip(end)}
      text={subject[end] === '' ? parts[end] : pathName(fields, subject[end])}
      isOpen={subject[end] === ''}
      options={dates}
      chosen={subject[end] === '' ? [] : [subject[end]]}
      choose={([path = '']) => change({ ...subject, [end]: path })}
    />
  ))
}
