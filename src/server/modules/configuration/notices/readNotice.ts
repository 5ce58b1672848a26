import type { Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { beijingTime } from '#server/base/shared/beijingTime.ts'
import { cleanHtml } from '#server/base/shared/cleanHtml.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { noticeViews } from '../repositories/notices.ts'
import { isPublished } from './isPublished.ts'
import type { NoticeParts } from './listNotices.ts'

/** Sanitised contents by notice; the object is the same as long as the configuration's version. */
const contents = new WeakMap<object, string>()

/** Returns a notice's text, sanitised once. */
function contentOf(notice: { content: string }): string {
  const content = contents.get(notice) ?? cleanHtml(notice.content)
  contents.set(notice, content)
  return content
}

/**
 * Returns one published notice and counts a view.
 * @throws NotFound for a notice that does not exist or is not published
 */
export async function readNotice(
  { configuration, store, noticeVisits }: NoticeParts,
  orgId: string,
  id: string,
  now: Date,
): Promise<Schema<'Notice'>> {
  const notice = (await configuration.of(orgId)).get('notices.json').find((one) => one.id === id)
  if (!notice || !isPublished(notice, now)) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
  noticeVisits.count(orgId, id)
  const known = await store.tx(orgId, noticeViews)
  const seen = (known.get(id) ?? 0) + (noticeVisits.untold(orgId).get(id) ?? 0)
  return {
    id,
    title: notice.title,
    createAt: beijingTime(notice.createAt),
    browseNum: (notice.browseNum ?? 0) + seen,
    content: contentOf(notice),
  }
}
