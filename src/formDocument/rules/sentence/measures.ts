import type { FormBundle, FormField } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { keyRead } from '#domain/logic/keyRead.ts'
import type { Subject, Verb } from './sentence.ts'

/** Kind of a subject's value, which determines its verbs. */
export type Measure = 'codes' | 'text' | 'number' | 'day' | 'thing'

export type Fields = FormBundle['fields']

/** Verbs in the order they are offered. */
const VERBS: Record<Measure, readonly Verb[]> = {
  codes: ['in', 'notIn', 'filled', 'empty'],
  text: ['in', 'notIn', 'filled', 'empty'],
  number: ['>=', '<=', '>', '<', '==', '!=', 'filled', 'empty'],
  day: ['<=', '<', '>=', '>', '==', '!=', 'filled', 'empty'],
  thing: ['filled', 'empty'],
}

/** Returns the verbs of a subject; only fields can be empty. */
export const verbsOf = (subject: Subject, fields: Fields): readonly Verb[] => {
  const verbs = VERBS[measureOf(subject, fields) ?? 'thing']
  return subject.kind === 'field' ? verbs : verbs.filter((by) => by !== 'filled' && by !== 'empty')
}

/** Returns the measure of a subject; undefined for a subject that the form lacks. */
export function measureOf(subject: Subject, fields: Fields): Measure | undefined {
  if (subject.kind === 'open') return undefined
  if (subject.kind === 'today') return 'day'
  if (subject.kind === 'field') return fieldMeasure(subject.path, fields)
  return hasFields(subject, fields) ? 'number' : undefined
}

type Measured = Exclude<Subject, { kind: 'open' | 'today' | 'field' }>

function hasFields(subject: Measured, fields: Fields): boolean {
  const isDate = (path: string) => path === 'now' || fieldMeasure(path, fields) === 'day'
  if (subject.kind === 'age') return subject.path !== 'now' && isDate(subject.path)
  if (subject.kind === 'days') return isDate(subject.from) && isDate(subject.to)
  if (subject.kind === 'countOf')
    return subject.keys.every((key) => isAnswer(ownValue(fields, key)))
  const field = ownValue(fields, subject.key)
  if (subject.kind === 'count') return field !== undefined && isCounted(field)
  return (field?.columns ?? []).some(({ key }) => key === subject.column)
}

const ENDS = ['0', '1']

function fieldMeasure(path: string, fields: Fields): Measure | undefined {
  const key = keyRead(path, fields)
  const field = ownValue(fields, key)
  if (!isAnswer(field)) return undefined
  if (path === key) return wholeMeasure(field)
  const isEnd = ENDS.includes(path.slice(key.length + 1))
  return isEnd && field.shape === 'period' && isDate(field) ? 'day' : undefined
}

export const isAnswer = (field: FormField | undefined): field is FormField =>
  field !== undefined && field.shape !== 'none'

const isDate = ({ type }: FormField): boolean => type === 'dateTime'

function wholeMeasure(field: FormField): Measure {
  if (field.options || field.shape === 'flag') return 'codes'
  if (field.shape === 'number') return 'number'
  if (field.shape === 'moment' && isDate(field)) return 'day'
  return field.shape === 'text' || field.shape === 'org' || field.shape === 'areaOrg'
    ? 'text'
    : 'thing'
}

/** Returns whether a field has entries that can be counted. */
export const isCounted = ({ shape }: FormField): boolean =>
  shape === 'rows' || shape === 'codes' || shape === 'paths' || shape === 'files'
