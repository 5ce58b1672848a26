import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '#server/messages/refusal.ts'

const MAX_DEPTH = 32
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/

/** The refusal of JSON that `hasManyParts`. */
export const tooManyParts = () => new Refusal(RefusalCode.TooLarge, 'bodyTooLarge')

/** Returns the first fault of parsed JSON; traverses without recursion, so that depth cannot exhaust the stack. */
export function findFault(body: unknown): Refusal | undefined {
  const waiting: { value: unknown; depth: number }[] = [{ value: body, depth: 1 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next
    if (typeof value === 'string' && isUnstorable(value)) return unstorable()
    if (typeof value !== 'object' || value === null) continue
    if (depth > MAX_DEPTH)
      return new Refusal(RefusalCode.BadRequest, 'bodyTooDeep', { depth: MAX_DEPTH })
    for (const [key, member] of Object.entries(value)) {
      if (isUnstorable(key)) return unstorable()
      waiting.push({ value: member, depth: depth + 1 })
    }
  }
  return undefined
}

const unstorable = () => new Refusal(RefusalCode.BadRequest, 'textUnstorable')

/** Text that no PostgreSQL text or jsonb column takes. */
export function isUnstorable(text: string): boolean {
  return text.includes('\u0000') || LONE_SURROGATE.test(text)
}
