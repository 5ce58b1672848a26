import type { RefusalCode, RefusalData } from '#contract/envelope.ts'
import { type MessageKey, sentence } from './sentence.ts'

/** A refusal in the server's words: the code the browser may react to, and the sentence people read. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly messageKey: MessageKey
  readonly data: RefusalData

  /** `holes` fill the `{name}` places of the sentence; `data` is for `FormInvalid` and `WorkNeeded` only. */
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

/** Throws what a transaction answered as a value so that its counts were committed. */
export function orThrow<T>(answer: T | Refusal): T {
  if (answer instanceof Refusal) throw answer
  return answer
}
