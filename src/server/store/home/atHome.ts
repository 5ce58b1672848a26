import { type RawBuilder, sql, type Transaction } from 'kysely'
import { ReadOnlyStore } from '../databaseError.ts'
import type { Database } from '../schema.ts'
import { unwatched } from '../slowStatements.ts'
import { type Away, awayOf, Elsewhere, Leaving } from './away.ts'

interface Entering {
  orgId: string
  /** The statement that sets role and organisation. */
  scope: RawBuilder<unknown>
}

/**
 * Runs the work of a transaction in the database where the society is at home. The society's move state is read in the
 * same round trip that sets the scope, which a move relies on: every transaction that began after a state was committed
 * obeys it. While the society is leaving, the transaction is read-only.
 * @throws Elsewhere before any work, Leaving when the work tried to write
 */
export async function atHome<T>(
  trx: Transaction<Database>,
  { orgId, scope }: Entering,
  work: () => Promise<T>,
): Promise<T> {
  const entering = sql<Away>`${scope}; ${awayOf(orgId)}`
  const { rows } = await unwatched(() => entering.execute(trx))
  const [away] = rows
  if (!away) return work()
  if (away.state !== 'leaving') throw new Elsewhere(away.peer)
  await sql`set transaction read only`.execute(trx)
  return work().catch((error: unknown) => {
    if (!(error instanceof ReadOnlyStore)) throw error
    throw new Leaving(`the society is being moved to ${away.peer}`, { cause: error })
  })
}
