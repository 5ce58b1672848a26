/** One message with a code; `outId` is ours and makes a repeated attempt recognisable at the provider. */
export interface SmsMessage {
  mobile: string
  code: string
  outId: string
}

/** Sends messages. Rejects with `SmsRefused` when the provider answered no, with anything else when it was not reached. */
export interface SmsProvider {
  send(message: SmsMessage): Promise<void>
}

/** The provider's own refusal, such as `isv.BUSINESS_LIMIT_CONTROL`; trying again does not help when `final`. */
export class SmsRefused extends Error {
  readonly code: string
  readonly final: boolean

  constructor(code: string, message: string) {
    super(`${code}: ${message}`)
    this.code = code
    this.final = code !== 'Throttling' && code !== 'ServiceUnavailable'
  }
}
