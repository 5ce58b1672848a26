import { ownValue } from '#contract/record.ts'
import { measureOf } from '#formDocument/rules/sentence/measures.ts'
import type { Subject, Test, Value } from '#formDocument/rules/sentence/sentence.ts'
import { subjectName } from '#formDocument/rules/words/names.ts'
import { choicesOf, codeName } from '#formDocument/rules/words/options.ts'
import { Chip } from '../chips/Chip.tsx'
import type { ChipOption, ChipState } from '../chips/options.ts'
import texts from '../texts.json' with { type: 'json' }
import type { RuleTools } from '../useRuleTools.ts'
import { subjectId } from './subjectOptions.ts'

interface ValueChipProps {
  test: Test
  tools: RuleTools
  /** Subjects that a number or date can be compared with. */
  subjects: readonly Subject[]
  chip: ChipState
  change: (test: Test) => void
}

const { parts } = texts

/** The value of a test: answers, a typed number or date, or another field. */
export function ValueChip(props: ValueChipProps) {
  const { by } = props.test
  return by === 'in' || by === 'notIn' ? <CodesChip {...props} /> : <AmountChip {...props} />
}

function CodesChip({ test, tools, chip, change }: ValueChipProps) {
  const { fields, tables } = tools
  const { subject, value } = test
  const field = subject.kind === 'field' ? ownValue(fields, subject.path) : undefined
  const choices = choicesOf(field, tables)
  const codes = value?.kind === 'codes' ? value.codes : []
  const isTyped = choices.length === 0
  return (
    <Chip
      {...chip}
      text={codes.map((code) => codeName(choices, code)).join('、') || parts.codes}
      isOpen={codes.length === 0}
      isSeveral
      {...(isTyped && { hint: parts.text, typed: (text: string) => ({ id: text, name: text }) })}
      options={[...new Set([...choices.map(({ code }) => code), ...(isTyped ? [] : codes)])].map(
        (code) => ({ id: code, name: codeName(choices, code) }),
      )}
      chosen={codes}
      choose={(chosen) => {
        const order = choices.map(({ code }) => code)
        const sorted = chosen.toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
        change({ ...test, value: { kind: 'codes', codes: sorted } })
      }}
    />
  )
}

function AmountChip({ test, tools, subjects, chip, change }: ValueChipProps) {
  const { fields } = tools
  const { subject, value } = test
  const measure = measureOf(subject, fields) === 'day' ? 'day' : 'number'
  const fitting = subjects
    .filter(
      (one) =>
        measureOf(one, fields) === measure &&
        subjectId(one) !== subjectId(subject) &&
        one.kind !== 'countOf' &&
        one.kind !== 'days' &&
        (subject.kind !== 'today' || one.kind !== 'field'),
    )
    .toSorted((one, other) => Number(other.kind === 'today') - Number(one.kind === 'today'))
  const isOpen = value === undefined || (value.kind === 'subject' && value.subject.kind === 'open')
  return (
    <Chip
      {...chip}
      text={isOpen ? parts.value : valueText(value, tools)}
      isOpen={isOpen}
      hint={parts[measure]}
      typed={measure === 'day' ? typedDay : typedNumber}
      options={fitting.map((one) => ({ id: subjectId(one), name: subjectName(one, fields) }))}
      chosen={value && !isOpen ? [valueId(value)] : []}
      choose={([id = '']) => {
        const other = fitting.find((one) => subjectId(one) === id)
        const next: Value = other
          ? { kind: 'subject', subject: other }
          : measure === 'day'
            ? { kind: 'day', day: id }
            : { kind: 'number', number: Number(id) }
        change({ ...test, value: next })
      }}
    />
  )
}

function valueText(value: Value | undefined, { fields }: RuleTools): string {
  if (value?.kind === 'subject') return subjectName(value.subject, fields)
  return value ? valueId(value) : ''
}

function valueId(value: Value): string {
  if (value.kind === 'number') return String(value.number)
  if (value.kind === 'day') return value.day
  return value.kind === 'subject' ? subjectId(value.subject) : ''
}

const typedNumber = (text: string): ChipOption | undefined => {
  const number = Number(text)
  return Number.isFinite(number) ? { id: String(number), name: String(number) } : undefined
}

const DAY = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/

/** Returns the option for a typed date in any usual notation; undefined for any other text. */
function typedDay(text: string): ChipOption | undefined {
  const [, year, month = '', day = ''] = DAY.exec(text) ?? []
  if (year === undefined) return undefined
  const id = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return Number.isNaN(Date.parse(id)) ? undefined : { id, name: id }
}
