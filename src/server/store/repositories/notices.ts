import { sql } from 'kysely'
import type { Tx } from '../store.ts'

/** Counts one view of a notice; returns its `browseNum`. */
export async function countNoticeView(tx: Tx, noticeId: string): Promise<number> {
  const { browseNum } = await tx.db
    .insertInto('noticeView')
    .values({ orgId: tx.orgId, noticeId, browseNum: 1 })
    .onConflict((on) =>
      on
        .columns(['orgId', 'noticeId'])
        .doUpdateSet({ browseNum: sql<number>`notice_view.browse_num + 1` }),
    )
    .returning('browseNum')
    .executeTakeFirstOrThrow()
  return browseNum
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
