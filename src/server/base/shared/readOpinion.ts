import { RefusalCode } from '#contract/envelope.ts'
import { LIMITS } from '#domain/limits.ts'
import { codePoints } from '#domain/text/codePoints.ts'
import { Refusal } from '#server/messages/refusal.ts'

/**
 * Returns the trimmed opinion of staff.
 * @throws Refusal BadRequest when it is too long, or missing although required
 */
export function readOpinion(text: string | undefined, isNeeded: boolean): string {
  const opinion = (text ?? '').trim()
  const limit = LIMITS.opinion.max
  if (codePoints(opinion) > limit)
    throw new Refusal(RefusalCode.BadRequest, 'opinionTooLong', { limit })
  if (isNeeded && opinion === '') throw new Refusal(RefusalCode.BadRequest, 'opinionRequired')
  return opinion
}
