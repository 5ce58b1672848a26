import type { Selectable } from 'kysely'
import { publicId } from '#server/store/publicId.ts'
import { type PageRequest, pageOf } from '#server/store/queries/page.ts'
import type { Tx } from '#server/store/store.ts'
import type { DuesPauseTable } from '#server/store/tables/duesQuestions.ts'

export type DuesPause = Selectable<DuesPauseTable>

/** Begins a pause of a member, in place of one that has not ended. */
export async function insertPause(
  tx: Tx,
  pause: Pick<DuesPause, 'memberId' | 'until' | 'reason' | 'pausedBy' | 'pausedByName'>,
): Promise<void> {
  await endPause(tx, pause.memberId)
  await tx.db
    .insertInto('duesPause')
    .values({ ...pause, orgId: tx.orgId, id: publicId(), createdAt: tx.now, endedAt: null })
    .execute()
}

/** Ends the pause of a member; harmless without one. */
export async function endPause(tx: Tx, memberId: string): Promise<void> {
  await tx.db
    .updateTable('duesPause')
    .set({ endedAt: tx.now })
    .where('orgId', '=', tx.orgId)
    .where('memberId', '=', memberId)
    .where('endedAt', 'is', null)
    .execute()
}

/** True on the days of a pause; `today` is a day in Beijing. */
export async function isPaused(tx: Tx, memberId: string, today: string): Promise<boolean> {
  const pause = await current(tx, today)
    .where('duesPause.memberId', '=', memberId)
    .select('id')
    .executeTakeFirst()
  return pause !== undefined
}

/** Member → last day of the pause the member is in today. */
export async function pausesOf(
  tx: Tx,
  memberIds: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, string>> {
  if (memberIds.length === 0) return new Map()
  const rows = await current(tx, today)
    .where('duesPause.memberId', 'in', memberIds)
    .select(['duesPause.memberId', 'duesPause.until'])
    .execute()
  return new Map(rows.map(({ memberId, until }) => [memberId, until]))
}

/** Members in pause, the first to be reminded again first. */
export function pagePauses(tx: Tx, today: string, page: PageRequest) {
  const query = current(tx, today)
    .leftJoin('memberApplication', (on) =>
      on
        .onRef('memberApplication.orgId', '=', 'duesPause.orgId')
        .onRef('memberApplication.id', '=', 'duesPause.memberId'),
    )
    .selectAll('duesPause')
    .select(['memberApplication.realName', 'memberApplication.orgName'])
    .orderBy('duesPause.until')
    .orderBy('duesPause.id')
  return pageOf(tx, query, ['duesPause.id'], page)
}

const current = (tx: Tx, today: string) =>
  tx.db
    .selectFrom('duesPause')
    .where('duesPause.orgId', '=', tx.orgId)
    .where('duesPause.endedAt', 'is', null)
    .where('duesPause.until', '>=', today)
