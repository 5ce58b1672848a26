/** Values of one query at most: more of them take long to be written and read, and 65,535 are refused. */
const MOST = 1_000

/** Rows of a query that asks for many values, a part of them at a time; none for no values. */
export async function inParts<Value, Row>(
  values: readonly Value[],
  read: (part: Value[]) => Promise<Row[]>,
  most = MOST,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let at = 0; at < values.length; at += most)
    rows.push(...(await read(values.slice(at, at + most))))
  return rows
}
