import type { FieldSnapshot } from '../snapshot/snapshot.ts'

/** A field with its position, both numbers counted from 0. */
export interface Placed {
  field: FieldSnapshot
  row: number
  index: number
}

/** One field then and now. `renamed`: another key, but otherwise the same field as far as can be seen. */
export interface Pair {
  before: Placed
  after: Placed
  renamed: boolean
}

export const inOrder = (a: Placed, b: Placed): number => a.row - b.row || a.index - b.index

/** The fields of a form or the columns of a table, in their order. */
export const placed = (rows: readonly FieldSnapshot[][]): Placed[] =>
  rows.flatMap((fields, row) => fields.map((field, index) => ({ field, row, index })))
