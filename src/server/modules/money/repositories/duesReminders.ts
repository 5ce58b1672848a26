import { type Selectable, sql } from 'kysely'
import { MemberStatus } from '#contract/codes.ts'
import type { MemberApplication } from '#server/modules/records/repositories/memberApplications.ts'
import type { Tx } from '#server/store/store.ts'
import type { DuesReminderTable } from '#server/store/tables/dues.ts'

export type DuesReminder = Selectable<DuesReminderTable>
/** Key of a reminder. */
export type ReminderKey = Pick<DuesReminder, 'memberId' | 'endAt' | 'day' | 'way' | 'planId'>

/** Columns of a member with a term, or a part that is due, that reminders need. */
export type Reminded = Pick<
  MemberApplication,
  'id' | 'oneMemberCode' | 'realName' | 'orgName' | 'mobile' | 'formInfo'
> & { endAt: string; planId: string }

/**
 * Part of the members to remind of something due between two days: at most `limit`, by day and member, after the last
 * of the part before.
 */
export interface Reminding {
  from: string
  to: string
  after: Pick<Reminded, 'endAt' | 'id'> | undefined
  limit: number
}

/** Members whose term ends between two days. */
export async function listEnding(
  tx: Tx,
  { from, to, after, limit }: Reminding,
): Promise<Reminded[]> {
  const rows = await tx.db
    .selectFrom('memberApplication')
    .where('orgId', '=', tx.orgId)
    .where('status', '=', MemberStatus.Approved)
    .where('endAt', '>=', from)
    .where('endAt', '<=', to)
    .$if(after !== undefined, (found) =>
      found.where(sql<boolean>`(end_at, id) > (${after?.endAt}, ${after?.id})`),
    )
    .select(['id', 'oneMemberCode', 'realName', 'orgName', 'mobile', 'formInfo', 'endAt'])
    .orderBy('endAt')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.flatMap((row) =>
    row.endAt === null ? [] : [{ ...row, endAt: row.endAt, planId: '' }],
  )
}

const QUEUED = {
  sentAt: null,
  outcome: 'queued',
  reason: '',
  address: '',
  outcomeAt: null,
} as const

/** Inserts reminders; returns those that did not exist yet. */
export async function insertReminders(
  tx: Tx,
  keys: readonly ReminderKey[],
): Promise<ReminderKey[]> {
  if (keys.length === 0) return []
  return tx.db
    .insertInto('duesReminder')
    .values(keys.map((key) => ({ ...key, orgId: tx.orgId, createdAt: tx.now, ...QUEUED })))
    .onConflict((on) =>
      on.columns(['orgId', 'memberId', 'endAt', 'day', 'way', 'planId']).doNothing(),
    )
    .returning(['memberId', 'endAt', 'day', 'way', 'planId'])
    .execute()
}

export async function findReminder(tx: Tx, key: ReminderKey): Promise<DuesReminder | undefined> {
  return tx.db
    .selectFrom('duesReminder')
    .where((e) => e.and(rowOf(tx, key)))
    .selectAll()
    .executeTakeFirst()
}

/** Marks a reminder as sent to an address, given masked. */
export async function markReminded(tx: Tx, key: ReminderKey, address: string): Promise<void> {
  await tx.db
    .updateTable('duesReminder')
    .set({ sentAt: tx.now, outcome: 'sent', reason: '', outcomeAt: tx.now, address })
    .where((e) => e.and(rowOf(tx, key)))
    .execute()
}

/** Records an outcome other than `sent`; a reminder that was sent stays unchanged. */
export async function recordOutcome(
  tx: Tx,
  key: ReminderKey,
  outcome: Pick<DuesReminder, 'outcome' | 'reason'> & { address?: string },
): Promise<void> {
  await tx.db
    .updateTable('duesReminder')
    .set({ ...outcome, outcomeAt: tx.now })
    .where((e) => e.and(rowOf(tx, key)))
    .where('sentAt', 'is', null)
    .execute()
}

/** Picks the key's columns: a job's payload may have more of them, or no plan if it is from before plans existed. */
const rowOf = ({ orgId }: Tx, { memberId, endAt, day, way, planId = '' }: ReminderKey) => ({
  orgId,
  memberId,
  endAt,
  day,
  way,
  planId,
})
