import { sql } from 'kysely'
import type { SystemTx } from '#server/store/store.ts'
import type { FloodCountTable } from '#server/store/tables/operations.ts'

/**
 * Adds requests to what all processes counted of some networks in a minute; returns the sums. Rows are written in one
 * order, so that two processes never wait for each other.
 */
export async function addRequests(
  tx: SystemTx,
  minute: Date,
  counted: readonly Omit<FloodCountTable, 'minute'>[],
): Promise<Omit<FloodCountTable, 'minute'>[]> {
  const nameOf = ({ kind, network }: Omit<FloodCountTable, 'minute'>) => `${kind} ${network}`
  const ordered = counted.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
  return tx.db
    .insertInto('floodCount')
    .values(ordered.map((one) => ({ ...one, minute })))
    .onConflict((on) =>
      on
        .columns(['minute', 'kind', 'network'])
        .doUpdateSet({ requests: sql<number>`flood_count.requests + excluded.requests` }),
    )
    .returning(['kind', 'network', 'requests'])
    .execute()
}
