import type { Schema } from '#contract/calls.ts'
import type { NoticeShape } from '#contract/configuration.gen.ts'
import { noticeViews } from '../../store/repositories/notices.ts'
import type { Store } from '../../store/store.ts'
import type { Configurations } from '../configuration/configurations.ts'
import { beijingTime } from '../shared/beijingTime.ts'
import { isPublished } from './isPublished.ts'

/** Published notices, newest first; views counted here are added to the configured initial number. */
export async function listNotices(
  { configuration, store }: { store: Store; configuration: Configurations },
  orgId: string,
  now: Date,
): Promise<Schema<'NoticeRow'>[]> {
  const notices = (await configuration.of(orgId)).get('notices.json')
  const views = await store.tx(orgId, (tx) => noticeViews(tx))
  return notices
    .filter((notice) => isPublished(notice, now))
    .map((notice) => rowOf(notice, views.get(notice.id) ?? 0))
    .sort((a, b) => (a.createAt < b.createAt ? 1 : -1))
}

function rowOf({ id, title, createAt, browseNum = 0 }: NoticeShape, seen: number) {
  return { id, title, createAt: beijingTime(createAt), browseNum: browseNum + seen }
}
