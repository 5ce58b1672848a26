import { setImmediate as others } from 'node:timers/promises'
import type { KeysetListed, Place } from '#server/store/queries/keyset.ts'
import type { Store, Tx } from '#server/store/store.ts'
import type { Cell, Column, Slice } from './sheet.ts'

/** The rows of an export while they are read. */
export interface RowsRead {
  /** Number of rows read so far. */
  count: number
  slices: AsyncGenerator<Slice>
}

export interface Reading<Row> {
  orgId: string
  columns: readonly Column<Row>[]
  list: (tx: Tx) => KeysetListed<Row>
  /** Rows created later are not read. */
  until: Date
}

/**
 * Reads a list in parts on demand, each in its own transaction: a slow client occupies no database connection. The
 * cells of a part are JSON bytes, which are transferred to a thread without a copy.
 */
export function rowsRead<Row>(
  store: Store,
  { orgId, list, columns, until }: Reading<Row>,
): RowsRead {
  const read: RowsRead = { count: 0, slices: slices() }
  return read

  async function* slices(): AsyncGenerator<Slice> {
    let place: Place | undefined = { until }
    while (place) {
      const from: Place = place
      const { rows, next } = await store.tx(orgId, (tx) => list(tx).part(from))
      read.count += rows.length
      if (rows.length > 0) yield sliceOf(rows.map((row) => cellsOf(row, columns)))
      place = next
      await others()
    }
  }
}

const cellsOf = <Row>(row: Row, columns: readonly Column<Row>[]): Cell[] =>
  columns.map(({ value }) => value(row) ?? null)

/** Serialises a batch of rows. */
export const sliceOf = (rows: readonly Cell[][]): Slice =>
  new TextEncoder().encode(JSON.stringify(rows))
