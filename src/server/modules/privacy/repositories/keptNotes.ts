import { sql } from 'kysely'
import type { Tx } from '#server/store/store.ts'
import type { Cutoff } from './keptRecords.ts'

/** Consents older than the cutoff without an account, or whose account was closed before it. */
export const consentsOfGone = (tx: Tx, { at }: Cutoff) =>
  tx.db
    .selectFrom('consent')
    .where('consent.orgId', '=', tx.orgId)
    .where('consent.at', '<', at)
    .where(({ eb, or, exists }) =>
      or([
        eb('consent.accountId', 'is', null),
        exists(
          tx.db
            .selectFrom('account')
            .where('account.orgId', '=', tx.orgId)
            .where('account.id', '=', sql.ref<string>('consent.accountId'))
            .where('account.closedAt', '<', at)
            .select('account.id'),
        ),
      ]),
    )

/** Requires a transaction of the system role. */
export async function deleteConsents(tx: Tx, cutoff: Cutoff, most: number): Promise<number> {
  const gone = consentsOfGone(tx, cutoff).select('consent.id').orderBy('consent.at').limit(most)
  const { numDeletedRows } = await tx.db
    .deleteFrom('consent')
    .where('orgId', '=', tx.orgId)
    .where('id', 'in', gone)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export const oldReminders = (tx: Tx, { at }: Cutoff) =>
  tx.db.selectFrom('duesReminder').where('orgId', '=', tx.orgId).where('createdAt', '<', at)

/** Requires a transaction of the system role. */
export async function deleteReminders(tx: Tx, cutoff: Cutoff, most: number): Promise<number> {
  const { numDeletedRows } = await tx.db
    .deleteFrom('duesReminder')
    .where('orgId', '=', tx.orgId)
    .where(({ eb, refTuple }) =>
      eb(
        refTuple('memberId', 'endAt', 'day', 'way'),
        'in',
        oldReminders(tx, cutoff)
          .select(['memberId', 'endAt', 'day', 'way'])
          .orderBy('createdAt')
          .limit(most)
          .$asTuple('memberId', 'endAt', 'day', 'way'),
      ),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export const oldEntries = (tx: Tx, { at }: Cutoff) =>
  tx.db.selectFrom('activityLog').where('orgId', '=', tx.orgId).where('at', '<', at)
