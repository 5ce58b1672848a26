import { addNoticeViews, noticeViews } from '#server/modules/configuration/repositories/notices.ts'
import type { Tx } from '#server/store/store.ts'

/** A small write that shows whether it happened, and how often: counts one view of a notice and returns the sum. */
export async function countNoticeView(tx: Tx, noticeId: string): Promise<number> {
  await addNoticeViews(tx, new Map([[noticeId, 1]]))
  return (await noticeViews(tx)).get(noticeId) ?? 0
}
