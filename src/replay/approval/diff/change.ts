/** How far a change reaches; in this order a reader should look at them. */
export const IMPACTS = ['data', 'fill', 'look', 'print', 'check'] as const
export type Impact = (typeof IMPACTS)[number]

export type ChangeKind = 'changed' | 'added' | 'removed' | 'moved' | 'renamed'

interface Named {
  key: string
  label: string
}

/** Where in a document: a field of a row and perhaps its column, or a part that is no field (`打印`, `诊断`). */
export type Place = { row: number; field: Named; column?: Named } | { part: string; name?: string }

/** One thing that is not as it was approved. */
export interface Change {
  place: Place
  kind: ChangeKind
  /** As the wire spells it where it has a word for it. */
  attribute: string
  /** The attribute in Chinese. */
  title: string
  impact: Impact
  /** The values, for machines; absent where there is none. */
  before?: unknown
  after?: unknown
  /** The same for people, whole; empty where there is none. */
  was: string
  now: string
  /** What happened, when `was` and `now` side by side do not say it. */
  note?: string
  /** Where the document says it now, 1-based; absent for what is gone. */
  at?: { line: number; column: number }
}
