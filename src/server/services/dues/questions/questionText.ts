import { RefusalCode } from '#contract/envelope.ts'
import { LIMITS } from '#domain/limits.ts'
import { codePoints } from '#domain/text/codePoints.ts'
import { Refusal } from '../../../messages/refusal.ts'

/**
 * Returns the trimmed text of a message.
 * @throws Refusal BadRequest when it is empty or too long
 */
export function questionText(asked: string): string {
  const text = asked.trim()
  const limit = LIMITS.questionText.max
  if (text === '') throw new Refusal(RefusalCode.BadRequest, 'questionTextRequired')
  if (codePoints(text) > limit)
    throw new Refusal(RefusalCode.BadRequest, 'questionTextTooLong', { limit })
  return text
}
