import type { FormErrors, RefusalCode } from '#contract/envelope.ts'
import { type MessageKey, sentence } from './messages.ts'

/** A refusal in the server's words: the code the browser may react to, and the sentence people read. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly messageKey: MessageKey
  readonly data: FormErrors | null

  /** `holes` fill the `{name}` places of the sentence; `data` is for `FormInvalid` only. */
  constructor(
    code: RefusalCode,
    messageKey: MessageKey,
    holes: Record<string, string | number> = {},
    data: FormErrors | null = null,
  ) {
    super(sentence(messageKey, holes))
    this.code = code
    this.messageKey = messageKey
    this.data = data
  }
}
