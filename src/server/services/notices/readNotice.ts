import type { Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../../refusal.ts'
import type { ServerParts } from '../../serverParts.ts'
import { countNoticeView } from '../../store/repositories/notices.ts'
import { beijingTime } from '../shared/beijingTime.ts'
import { cleanHtml } from '../shared/cleanHtml.ts'

/** One notice; reading it counts a reader. */
export async function readNotice(
  { configuration, store }: ServerParts,
  orgId: string,
  id: string,
): Promise<Schema<'Notice'>> {
  const notice = (await configuration.of(orgId)).get('notices.json').find((one) => one.id === id)
  if (!notice) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
  const seen = await store.tx(orgId, (tx) => countNoticeView(tx, id))
  return {
    id,
    title: notice.title,
    createAt: beijingTime(notice.createAt),
    browseNum: (notice.browseNum ?? 0) + seen,
    content: cleanHtml(notice.content),
  }
}
