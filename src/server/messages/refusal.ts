import type { RefusalCode, RefusalData } from '#contract/envelope.ts'
import { type MessageKey, sentence } from './sentence.ts'

/** A refusal: the code that the browser reacts to, and the message for people. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly messageKey: MessageKey
  readonly data: RefusalData

  /** `holes` fill the `{name}` placeholders of the message; `data` is for `FormInvalid` and `WorkNeeded` only. */
  constructor(
    code: RefusalCode,
    messageKey: MessageKey,
    holes: Record<string, string | number> = {},
    data: RefusalData = null,
  ) {
    super(sentence(messageKey, holes))
    this.code = code
    this.messageKey = messageKey
    this.data = data
  }
}

/** Throws a refusal that a transaction returned as a value, so that its counters were committed. */
export function orThrow<T>(answer: T | Refusal): T {
  if (answer instanceof Refusal) throw answer
  return answer
}
