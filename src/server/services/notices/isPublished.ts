import type { NoticeShape } from '#contract/configuration.gen.ts'
import { beijingTime } from '../shared/beijingTime.ts'

/** Whether a notice is shown at a time: from when it is dated until it is taken down. */
export function isPublished({ createAt, endAt }: NoticeShape, now: Date): boolean {
  const at = now.toISOString()
  return beijingTime(createAt) <= at && (endAt === undefined || at < beijingTime(endAt))
}
