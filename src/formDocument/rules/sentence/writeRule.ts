import type { Logic } from '#contract/logic.ts'
import { type Fields, measureOf } from './measures.ts'
import {
  type Comparison,
  type Condition,
  isGroup,
  type Part,
  type Subject,
  type Test,
  type Value,
} from './sentence.ts'

/** Returns the json-logic of a complete condition. */
export const writeCondition = ({ join, parts }: Condition, fields: Fields): Logic =>
  joined(
    join,
    parts.map((part) => writePart(part, fields)),
  )

const writePart = (part: Part, fields: Fields): Logic =>
  isGroup(part)
    ? joined(
        part.join,
        part.tests.map((test) => writeTest(test, fields)),
      )
    : writeTest(part, fields)

const joined = (join: 'all' | 'any', [first, ...more]: readonly Logic[]): Logic =>
  more.length === 0
    ? (first ?? true)
    : { [join === 'all' ? 'and' : 'or']: [first ?? true, ...more] }

const OPPOSITE: Record<Comparison, Comparison> = {
  '==': '!=',
  '!=': '==',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
}

function writeTest({ subject, by, value, lenient }: Test, fields: Fields): Logic {
  if (by === 'filled') return { filled: variable(subject) }
  if (by === 'empty') return { isEmpty: variable(subject) }
  if (by === 'in' || by === 'notIn') {
    const codes = value?.kind === 'codes' ? [...value.codes] : []
    const test = { anyIn: [variable(subject), codes] }
    return by === 'in' ? test : { '!': test }
  }
  const sides = [writeSubject(subject, fields), writeValue(value, fields)]
  if (!lenient || by === '!=') return { [by]: sides }
  if (by === '==') return { or: [{ '!': { filled: readIn(sides) } }, { '==': sides }] }
  return { '!': { [OPPOSITE[by]]: sides } }
}

/** Returns the sides of a comparison that may be missing, which are those that read a value. */
export const readIn = (sides: readonly Logic[]): Logic[] =>
  sides.filter((side) => typeof side === 'object')

const variable = (subject: Subject): Logic => ({
  var: subject.kind === 'field' ? subject.path : '',
})

/** Returns the json-logic of a subject's value; a date becomes its day. */
export function writeSubject(subject: Subject, fields: Fields): Logic {
  switch (subject.kind) {
    case 'field': {
      const isDay = measureOf(subject, fields) === 'day'
      return isDay ? { day: variable(subject) } : variable(subject)
    }
    case 'age':
      return { age: { var: subject.path } }
    case 'days':
      return { days: [dateAt(subject.from), dateAt(subject.to)] }
    case 'count':
      return { count: { var: subject.key } }
    case 'countOf':
      return { countOf: subject.keys.map((key) => ({ var: key })) }
    case 'sum':
      return { sum: [{ var: subject.key }, subject.column] }
    case 'today':
      return { day: 'now' }
    case 'open':
      return null
  }
}

const dateAt = (path: string): Logic => (path === 'now' ? 'now' : { var: path })

function writeValue(value: Value | undefined, fields: Fields): Logic {
  if (value?.kind === 'number') return value.number
  if (value?.kind === 'day') return value.day
  return value?.kind === 'subject' ? writeSubject(value.subject, fields) : null
}
