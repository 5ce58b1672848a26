import { ProviderRefused } from '../providerRefused.ts'

/** What a message says is registered with the provider under a template; we fill its places. */
export type SmsTemplate = 'code' | 'reminder'

/** One message; `outId` is ours and makes a repeated attempt recognisable at the provider. */
export interface SmsMessage {
  mobile: string
  template: SmsTemplate
  /** Places of the template: `code`; or `name`, `org`, `day` and `link`. */
  param: Readonly<Record<string, string>>
  outId: string
}

/** Sends messages. Rejects with `SmsRefused` when the provider answered no, with anything else when it was not reached. */
export interface SmsProvider {
  /** Templates that are registered; one that is not cannot be sent. */
  readonly templates: ReadonlySet<SmsTemplate>
  send(message: SmsMessage): Promise<void>
}

/** What an operator wants to know before anything is sent. */
export interface SmsAccess {
  /** Whether the provider has approved the signature that messages begin with. Rejects as `send`. */
  isSignApproved(): Promise<boolean>
}

/**
 * Refusals that say nothing of the message: too much at once, the provider's own troubles, a clock or a nonce that the
 * next attempt, signed anew, will not share.
 */
const PASSING =
  /^(?:Throttling(?:\..+)?|ServiceUnavailable|InternalError|isp\.(?:SYSTEM_ERROR|GATEWAY_ERROR|UNKNOWN)|InvalidTimeStamp\.Expired|SignatureNonceUsed|5\d\d)$/

/** The provider's own refusal, such as `isv.BUSINESS_LIMIT_CONTROL`; an answer without a code has its HTTP status. */
export class SmsRefused extends ProviderRefused {
  constructor(code: string, message: string) {
    super(code, message, !PASSING.test(code))
  }
}
