import type { SystemTx } from '#server/store/store.ts'

/** Inserts chores that are not recorded yet; they are due at once. */
export async function noteChores(tx: SystemTx, names: readonly string[]): Promise<void> {
  await tx.db
    .insertInto('chore')
    .values(names.map((name) => ({ name, nextAt: tx.now, leaseUntil: null })))
    .onConflict((on) => on.doNothing())
    .execute()
}

/** Makes recorded chores due at once; a leased one stays leased. */
export async function makeDue(tx: SystemTx, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  await tx.db.updateTable('chore').where('name', 'in', names).set({ nextAt: tx.now }).execute()
}

/** Leases one of the named chores that is due; undefined when none is due, or other processes hold them all. */
export async function claimChore(
  tx: SystemTx,
  { names, leaseUntil }: { names: readonly string[]; leaseUntil: Date },
): Promise<string | undefined> {
  const due = tx.db
    .selectFrom('chore')
    .where('name', 'in', names)
    .where('nextAt', '<=', tx.now)
    .where((e) => e.or([e('leaseUntil', 'is', null), e('leaseUntil', '<', tx.now)]))
    .orderBy('nextAt')
    .limit(1)
    .select('name')
    .forUpdate()
    .skipLocked()
  const claimed = await tx.db
    .with('due', () => due)
    .updateTable('chore')
    .from('due')
    .whereRef('chore.name', '=', 'due.name')
    .set({ leaseUntil })
    .returning('chore.name')
    .executeTakeFirst()
  return claimed?.name
}

/** Ends the lease of a chore, which is due again at `nextAt`. */
export async function finishChore(tx: SystemTx, name: string, nextAt: Date): Promise<void> {
  await tx.db
    .updateTable('chore')
    .set({ nextAt, leaseUntil: null })
    .where('name', '=', name)
    .execute()
}
