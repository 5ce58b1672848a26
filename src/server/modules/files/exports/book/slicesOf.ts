import { sliceOf } from '../rowsRead.ts'
import type { Cell, Column, Slice } from '../sheet.ts'

/** Rows per slice: small enough that serialising one does not block the thread for long. */
const SLICE = 250

/** The cells of all rows as JSON bytes in slices. */
export async function slicesOf<Row>(
  columns: readonly Column<Row>[],
  rows: AsyncIterable<Row>,
): Promise<Slice[]> {
  const slices: Slice[] = []
  let slice: Cell[][] = []
  const close = () => {
    if (slice.length > 0) slices.push(sliceOf(slice))
    slice = []
  }
  for await (const row of rows) {
    slice.push(columns.map(({ value }) => value(row) ?? null))
    if (slice.length === SLICE) close()
  }
  close()
  return slices
}
