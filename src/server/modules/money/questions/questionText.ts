import { RefusalCode } from '#contract/envelope.ts'
import { codePoints } from '#domain/text/codePoints.ts'
import { Refusal } from '#server/messages/refusal.ts'

/** Characters of a message. */
const MOST = 500

/**
 * Returns the trimmed text of a message.
 * @throws Refusal BadRequest when it is empty or too long
 */
export function questionText(asked: string): string {
  const text = asked.trim()
  if (text === '') throw new Refusal(RefusalCode.BadRequest, 'questionTextRequired')
  if (codePoints(text) > MOST)
    throw new Refusal(RefusalCode.BadRequest, 'questionTextTooLong', { limit: MOST })
  return text
}
