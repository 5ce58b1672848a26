import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { MessageKey } from '#server/messages/sentence.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { countEvent, type RateRule } from '../repositories/rateLimits.ts'
import { networkOf } from './networkOf.ts'

/** Rate limit of one network at one organisation. */
export interface NetworkRule extends Omit<RateRule, 'key'> {
  /** The counter, such as `sms`; rules of one name share it. */
  name: string
}

/** Origin of a call. */
export interface Caller {
  orgId: string
  /** Client address, not normalised. */
  ip: string
}

/** Counts one event of the caller's network; true while within the limit. Commit in either case. */
export const countNetwork = (tx: Tx, ip: string, { name, ...rule }: NetworkRule) =>
  countEvent(tx, { ...rule, key: `${name}:ip:${networkOf(ip)}` })

/**
 * Counts one event in its own transaction, so that calls refused afterwards count too. Throws TooMany with `messageKey`
 * when the network is over the limit.
 */
export async function limitNetwork(
  store: Store,
  { orgId, ip }: Caller,
  rule: NetworkRule,
  messageKey: MessageKey = 'tooManyRequests',
): Promise<void> {
  if (!(await store.tx(orgId, (tx) => countNetwork(tx, ip, rule))))
    throw new Refusal(RefusalCode.TooMany, messageKey)
}
