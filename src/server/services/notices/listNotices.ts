import type { Schema } from '#contract/calls.ts'
import type { ServerParts } from '../../serverParts.ts'
import { noticeViews } from '../../store/repositories/notices.ts'
import type { NoticeShape } from '../configuration/shapes.ts'
import { beijingTime } from '../shared/beijingTime.ts'

/** Notices newest first; readers counted here come on top of the number the configuration starts with. */
export async function listNotices(
  { configuration, store }: ServerParts,
  orgId: string,
): Promise<Schema<'NoticeRow'>[]> {
  const notices = (await configuration.of(orgId)).get('notices.json')
  const views = await store.tx(orgId, (tx) => noticeViews(tx))
  return notices
    .map((notice) => rowOf(notice, views.get(notice.id) ?? 0))
    .sort((a, b) => (a.createAt < b.createAt ? 1 : -1))
}

function rowOf({ id, title, createAt, browseNum = 0 }: NoticeShape, seen: number) {
  return { id, title, createAt: beijingTime(createAt), browseNum: browseNum + seen }
}
