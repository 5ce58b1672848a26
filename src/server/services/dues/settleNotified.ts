import type { OnlineMethod } from '#contract/codes.ts'
import type { PaidTrade } from '../../providers/pay/payProvider.ts'
import type { ServerParts } from '../../serverParts.ts'
import { type Settlement, settle } from './settle.ts'

/** Records money that a provider told of, in a notification whose signature held or in the answer to a question. */
export async function settleNotified(
  { store, configuration }: Pick<ServerParts, 'store' | 'configuration'>,
  orgId: string,
  method: OnlineMethod,
  trade: PaidTrade,
): Promise<Settlement> {
  const organisation = await configuration.of(orgId)
  return store.tx(orgId, (tx) => settle(tx, organisation, { method, trade }))
}
