import { sql } from 'kysely'
import type { Tx } from '#server/store/store.ts'

/**
 * Adds views to notices in one statement. Rows are written in one order, so that two processes never wait for each
 * other.
 */
export async function addNoticeViews(tx: Tx, views: ReadonlyMap<string, number>): Promise<void> {
  if (views.size === 0) return
  const ordered = [...views].toSorted(([a], [b]) => (a < b ? -1 : 1))
  await tx.db
    .insertInto('noticeView')
    .values(ordered.map(([noticeId, browseNum]) => ({ orgId: tx.orgId, noticeId, browseNum })))
    .onConflict((on) =>
      on
        .columns(['orgId', 'noticeId'])
        .doUpdateSet({ browseNum: sql<number>`notice_view.browse_num + excluded.browse_num` }),
    )
    .execute()
}

/** `browseNum` by notice id; notices never opened are absent. */
export async function noticeViews(tx: Tx): Promise<Map<string, number>> {
  const rows = await tx.db
    .selectFrom('noticeView')
    .where('orgId', '=', tx.orgId)
    .select(['noticeId', 'browseNum'])
    .execute()
  return new Map(rows.map((row) => [row.noticeId, row.browseNum]))
}
