import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '#server/messages/refusal.ts'

/** Refusal with errors by field. */
export const formInvalid = (errors: Record<string, string>): Refusal =>
  new Refusal(RefusalCode.FormInvalid, 'formInvalid', {}, { errors })
