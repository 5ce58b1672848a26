/** Rules as sentences, which staff read and change part by part. A rule that no sentence expresses stays json-logic. */

export type Join = 'all' | 'any'

/** Tests, and groups of tests joined the other way; one part is written without a join. */
export interface Condition {
  join: Join
  parts: readonly Part[]
}

export type Part = Test | TestGroup

interface TestGroup {
  join: Join
  tests: readonly Test[]
}

/** Subject of a test. */
export type Subject =
  /** A field; `KEY.0` and `KEY.1` are the ends of a period. */
  | { kind: 'field'; path: string }
  /** Full years from a date until today. */
  | { kind: 'age'; path: string }
  /** Days from one date until another; `now` is today. */
  | { kind: 'days'; from: string; to: string }
  /** Rows of a table, chosen options, characters of a text. */
  | { kind: 'count'; key: string }
  /** Number of these fields that are filled in. */
  | { kind: 'countOf'; keys: readonly string[] }
  /** The sum of a table's column. */
  | { kind: 'sum'; key: string; column: string }
  | { kind: 'today' }
  /** Placeholder for a subject to be chosen among those of a kind. */
  | { kind: 'open'; of?: 'day' | 'number' | 'sum' }

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>='
export type Verb = 'in' | 'notIn' | 'filled' | 'empty' | Comparison

export type Value =
  | { kind: 'codes'; codes: readonly string[] }
  | { kind: 'number'; number: number }
  /** YYYY-MM-DD */
  | { kind: 'day'; day: string }
  | { kind: 'subject'; subject: Subject }

export interface Test {
  subject: Subject
  by: Verb
  /** Absent when the verb needs none, and until one is chosen. */
  value?: Value
  /** True for a comparison that also holds while a side is empty. */
  lenient?: true
}

export const isGroup = (part: Part): part is TestGroup => 'tests' in part

/** Returns all tests of a condition. */
export const testsOf = ({ parts }: Condition): Test[] =>
  parts.flatMap((part) => (isGroup(part) ? part.tests : [part]))

export const needsValue = (by: Verb): boolean => by !== 'filled' && by !== 'empty'

/** Returns whether every part of a condition is chosen. */
export const isComplete = (condition: Condition): boolean =>
  condition.parts.length > 0 && testsOf(condition).every(isCompleteTest)

function isCompleteTest({ subject, by, value }: Test): boolean {
  if (!isChosen(subject)) return false
  if (!needsValue(by)) return true
  if (!value) return false
  if (value.kind === 'subject') return isChosen(value.subject)
  return value.kind !== 'codes' || value.codes.length > 0
}

const isChosen = (subject: Subject): boolean =>
  subject.kind !== 'open' && (subject.kind !== 'countOf' || subject.keys.length > 0)

/** Returns the condition of one test. */
export const single = (test: Test): Condition => ({ join: 'all', parts: [test] })

/** Returns whether two parts of a sentence are the same. */
export const isSameTest = (one: Test, other: Test): boolean => textOf(one) === textOf(other)

/** Returns a text that is equal for equal tests, whatever the order of their codes. */
const textOf = ({ subject, by, value, lenient }: Test): string =>
  JSON.stringify([
    Object.entries(subject).toSorted(),
    by,
    value?.kind === 'codes' ? value.codes.toSorted() : value && Object.entries(value).toSorted(),
    lenient ?? false,
  ])
