/** The impact of a change, in the order of importance for a reviewer. */
export const IMPACTS = ['data', 'fill', 'look', 'print', 'check'] as const
export type Impact = (typeof IMPACTS)[number]

export type ChangeKind = 'changed' | 'added' | 'removed' | 'moved' | 'renamed'

interface Named {
  key: string
  label: string
}

/** A place in a document: a field of a row and possibly its column, or a part that is not a field (`打印`, `诊断`). */
export type Place = { row: number; field: Named; column?: Named } | { part: string; name?: string }

/** Several fields that moved together, in their order. */
export interface MovedTogether {
  keys: string[]
  /** The fields, in words: a whole section by its title, others as first and last. */
  what: string
  /** Their number in words; a section's title is not counted. */
  count: string
  /** Their present position in words. */
  to: string
}

/** One difference from the approved state. */
export interface Change {
  place: Place
  kind: ChangeKind
  /** Name of the attribute on the wire, if it has one. */
  attribute: string
  /** The attribute in Chinese. */
  title: string
  impact: Impact
  /** The values for machines; absent on the side that has none. */
  before?: unknown
  after?: unknown
  /** The values for people, in full; empty on the side that has none. */
  was: string
  now: string
  /** Fields that moved together, of which `place` is the first. */
  together?: MovedTogether
  /** An explanation, when `was` and `now` side by side do not suffice. */
  note?: string
  /** The place of the new value in the document, 1-based; absent for a removed one. */
  at?: { line: number; column: number }
}
