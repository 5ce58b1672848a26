import { sql } from 'kysely'
import type { Tx } from '../store.ts'

export interface LockRule {
  /** Failures in a row that lock the account. */
  after: number
  seconds: number
}

/**
 * Counts a failed login and locks the account when the rule says so; a locked account starts counting anew.
 * Commit it: a transaction that throws afterwards forgets the failure.
 */
export async function recordFailedLogin(tx: Tx, accountId: string, rule: LockRule): Promise<void> {
  const lockedUntil = new Date(tx.now.getTime() + rule.seconds * 1000)
  await tx.db
    .updateTable('account')
    .set({
      failedLogins: sql<number>`case when failed_logins + 1 >= ${rule.after}::int then 0 else failed_logins + 1 end`,
      lockedUntil: sql<Date | null>`case when failed_logins + 1 >= ${rule.after}::int
        then ${lockedUntil}::timestamptz else locked_until end`,
    })
    .where('orgId', '=', tx.orgId)
    .where('id', '=', accountId)
    .execute()
}

/** After a login that succeeded. */
export async function clearFailedLogins(tx: Tx, accountId: string): Promise<void> {
  await tx.db
    .updateTable('account')
    .set({ failedLogins: 0, lockedUntil: null })
    .where('orgId', '=', tx.orgId)
    .where('id', '=', accountId)
    .execute()
}
