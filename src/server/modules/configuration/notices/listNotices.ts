import type { Schema } from '#contract/calls.ts'
import type { NoticeShape } from '#contract/configuration.gen.ts'
import { beijingTime } from '#server/base/shared/beijingTime.ts'
import type { Store } from '#server/store/store.ts'
import type { Configurations } from '../documents/configurations.ts'
import { noticeViews } from '../repositories/notices.ts'
import { isPublished } from './isPublished.ts'
import type { NoticeVisits } from './noticeVisits.ts'

/** Dependencies of reading notices. */
export interface NoticeParts {
  store: Store
  configuration: Configurations
  noticeVisits: Pick<NoticeVisits, 'count' | 'untold'>
}

/** Lists the published notices, newest first; counted views are added to the configured initial number. */
export async function listNotices(
  { configuration, store, noticeVisits }: NoticeParts,
  orgId: string,
  now: Date,
): Promise<Schema<'NoticeRow'>[]> {
  const notices = (await configuration.of(orgId)).get('notices.json')
  const views = await store.tx(orgId, noticeViews)
  const untold = noticeVisits.untold(orgId)
  return notices
    .filter((notice) => isPublished(notice, now))
    .map((notice) => rowOf(notice, (views.get(notice.id) ?? 0) + (untold.get(notice.id) ?? 0)))
    .sort((a, b) => (a.createAt < b.createAt ? 1 : -1))
}

function rowOf({ id, title, createAt, browseNum = 0 }: NoticeShape, seen: number) {
  return { id, title, createAt: beijingTime(createAt), browseNum: browseNum + seen }
}
