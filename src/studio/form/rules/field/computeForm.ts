import { ownValue } from '#contract/record.ts'
import { type Compute, isJoined } from '#formDocument/rules/computes/compute.ts'
import { type Fields, measureOf } from '#formDocument/rules/sentence/measures.ts'
import { columnName, fieldName, pathName } from '#formDocument/rules/words/names.ts'
import type { ChipOption } from '../chips/options.ts'
import { datesOf } from '../sentence/subjectOptions.ts'
import texts from '../texts.json' with { type: 'json' }

export type ComputeKind = keyof typeof texts.computing.kinds

/** A computation being composed: its kind, and the fields chosen for each place. */
export interface ComputeForm {
  kind: ComputeKind
  /** Chosen ids, one list per place. */
  places: readonly (readonly string[])[]
}

interface Place {
  name: keyof Omit<typeof texts.computing, 'kinds'>
  isSeveral?: true
  options: (fields: Fields, keys: readonly string[]) => ChipOption[]
}

const named = (keys: readonly string[], fields: Fields): ChipOption[] =>
  keys.map((key) => ({ id: key, name: fieldName(fields, key) }))

const numbers: Place['options'] = (fields, keys) =>
  named(
    keys.filter((path) => measureOf({ kind: 'field', path }, fields) === 'number'),
    fields,
  )
const dates: Place['options'] = (fields, keys) =>
  datesOf(fields, keys).map((path) => ({ id: path, name: pathName(fields, path) }))
const datesAndToday: Place['options'] = (fields, keys) => [
  ...dates(fields, keys),
  { id: 'now', name: pathName(fields, 'now') },
]
const tables: Place['options'] = (fields, keys) =>
  named(
    keys.filter((key) => ownValue(fields, key)?.shape === 'rows'),
    fields,
  )
const columns: Place['options'] = (fields, keys) =>
  keys.flatMap((key) =>
    (ownValue(fields, key)?.columns ?? [])
      .filter(({ shape }) => shape === 'number')
      .map((column) => ({
        id: JSON.stringify([key, column.key]),
        name: `${fieldName(fields, key)}：${columnName(fields, key, column.key)}`,
      })),
  )
const joined: Place['options'] = (fields, keys) =>
  named(
    keys.filter((key) => isJoined(key, fields)),
    fields,
  )

/** Places of each kind of computation. */
export const COMPUTE_PLACES: Record<ComputeKind, readonly Place[]> = {
  sum: [{ name: 'column', options: columns }],
  count: [{ name: 'table', options: tables }],
  add: [{ name: 'numbers', isSeveral: true, options: numbers }],
  subtract: [
    { name: 'minuend', options: numbers },
    { name: 'subtrahend', options: numbers },
  ],
  multiply: [{ name: 'numbers', isSeveral: true, options: numbers }],
  age: [{ name: 'date', options: dates }],
  days: [
    { name: 'date', options: datesAndToday },
    { name: 'date', options: datesAndToday },
  ],
  join: [{ name: 'texts', isSeveral: true, options: joined }],
}

/** Returns the form of a computation for editing. */
export function formOf(compute: Compute): ComputeForm {
  if (compute.kind === 'subtract')
    return { kind: 'subtract', places: compute.keys.map((key) => [key]) }
  if (compute.kind !== 'measure') return { kind: compute.kind, places: [compute.keys] }
  const { subject } = compute
  if (subject.kind === 'sum')
    return { kind: 'sum', places: [[JSON.stringify([subject.key, subject.column])]] }
  if (subject.kind === 'days') return { kind: 'days', places: [[subject.from], [subject.to]] }
  return { kind: subject.kind, places: [[subject.kind === 'age' ? subject.path : subject.key]] }
}

/** Returns the computation of a form; undefined while something is missing. */
export function computeOf({ kind, places }: ComputeForm, between: string): Compute | undefined {
  const [first = [], second = []] = places
  const [one, other] = [first[0], second[0]]
  if (one === undefined) return undefined
  if (kind === 'join') return { kind, keys: first, between }
  if (kind === 'add' || kind === 'multiply')
    return first.length > 1 ? { kind, keys: first } : undefined
  if (kind === 'subtract') return other === undefined ? undefined : { kind, keys: [one, other] }
  if (kind === 'days')
    return other === undefined
      ? undefined
      : { kind: 'measure', subject: { kind, from: one, to: other } }
  if (kind === 'age') return { kind: 'measure', subject: { kind, path: one } }
  if (kind === 'count') return { kind: 'measure', subject: { kind, key: one } }
  const [key, column] = JSON.parse(one) as [string, string]
  return { kind: 'measure', subject: { kind, key, column } }
}
