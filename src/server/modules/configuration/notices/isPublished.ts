import type { NoticeShape } from '#contract/configuration.gen.ts'
import { beijingTime } from '#server/base/shared/beijingTime.ts'

/** True if a notice is shown at a time: from its date (Beijing time) until its `endAt`, exclusive. */
export function isPublished({ createAt, endAt }: NoticeShape, now: Date): boolean {
  const at = now.toISOString()
  return beijingTime(createAt) <= at && (endAt === undefined || at < beijingTime(endAt))
}
