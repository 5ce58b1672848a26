import { sql } from 'kysely'
import type { Store } from '#server/store/store.ts'

/** A point that one transaction reaches and others wait for. */
export function signal() {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give: () => give() }
}

/**
 * Resolves when as many transactions of the database wait for locks, or the work that should be among them has ended
 * without waiting.
 */
export async function waitsOrEnds(
  store: Store,
  work: Promise<unknown>,
  waiting = 1,
): Promise<void> {
  let isDone = false
  const done = () => {
    isDone = true
  }
  void work.then(done, done)
  while (!isDone) {
    const { rows } = await sql<{ waiting: number }>`
      select count(distinct pid)::int as waiting from pg_locks
      where not granted and pid in (select pid from pg_stat_activity where datname = current_database())
    `.execute(store.db)
    if ((rows[0]?.waiting ?? 0) >= waiting) return
  }
}
