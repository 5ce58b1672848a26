import { sql } from 'kysely'
import type { Store, Tx } from '#server/store/store.ts'
import type { TestApp } from './openApp.ts'
import { DEMO } from './visitor.ts'

/** Somebody else's transaction at the demonstration. */
interface Change {
  /** What it has done, and not committed, when the call begins. */
  before(tx: Tx): Promise<unknown>
  /** What it does once the call waits for it. */
  after?(tx: Tx): Promise<unknown>
}

/**
 * Runs a call amid another transaction: the call sees what was there before, and goes on once the transaction has
 * committed, if it needs a row that the transaction holds. The embedded database lets none begin meanwhile: there the
 * call comes after.
 */
export async function whileChanging<T>(
  { parts: { store } }: TestApp,
  { before, after }: Change,
  call: () => Promise<T>,
): Promise<T> {
  const { answer } = await store.tx(DEMO, async (tx) => {
    await before(tx)
    const begun = call()
    await waitsOrEnds(store, begun)
    await after?.(tx)
    return { answer: begun }
  })
  return answer
}

async function waitsOrEnds({ kind, db }: Store, call: Promise<unknown>): Promise<void> {
  if (kind === 'embedded') return
  let isOver = false
  const over = () => {
    isOver = true
  }
  void call.then(over, over)
  while (!isOver) {
    const { rows } = await sql<{ waits: boolean }>`
      select exists (
        select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'
      ) as waits`.execute(db)
    if (rows[0]?.waits) return
  }
}
