import { ProviderRefused } from '../providerRefused.ts'

/** Templates registered with the provider; a message only fills in their parameters. */
export type SmsTemplate = 'code' | 'reminder'

/** One message. `outId` is ours and lets the provider recognise a repeated attempt. */
export interface SmsMessage {
  mobile: string
  template: SmsTemplate
  /** Parameters of the template: `code`; or `name`, `org`, `day` and `link`. */
  param: Readonly<Record<string, string>>
  outId: string
}

/**
 * Sends messages. Rejects with `SmsRefused` when the provider refused, with another error when it could not be reached.
 */
export interface SmsProvider {
  /** The registered templates; no other can be sent. */
  readonly templates: ReadonlySet<SmsTemplate>
  send(message: SmsMessage): Promise<void>
}

/** Checks an operator can make before anything is sent. */
export interface SmsAccess {
  /**
   * Resolves to true when the provider has approved the signature at the head of our messages; rejects as `send` does.
   */
  isSignApproved(): Promise<boolean>
}

/**
 * Codes of temporary refusals: rate limits, errors of the provider, and a clock or nonce error, which the next attempt
 * avoids because it is signed again.
 */
const PASSING =
  /^(?:Throttling(?:\..+)?|ServiceUnavailable|InternalError|isp\.(?:SYSTEM_ERROR|GATEWAY_ERROR|UNKNOWN)|InvalidTimeStamp\.Expired|SignatureNonceUsed|5\d\d)$/

/**
 * A refusal by the provider, with its code, such as `isv.BUSINESS_LIMIT_CONTROL`, or the HTTP status if there is none.
 */
export class SmsRefused extends ProviderRefused {
  constructor(code: string, message: string) {
    super(code, message, !PASSING.test(code))
  }
}
