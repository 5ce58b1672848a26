import type { OnlineMethod } from '#contract/codes.ts'
import type { PaidTrade } from '../../providers/pay/payProvider.ts'
import type { Store } from '../../store/store.ts'
import type { Configurations } from '../configuration/configurations.ts'
import { type Settlement, settle } from './settle.ts'

/** Settles a payment reported by a provider, in a notification with a valid signature or in the answer to a query. */
export async function settleNotified(
  { store, configuration }: { store: Store; configuration: Configurations },
  orgId: string,
  method: OnlineMethod,
  trade: PaidTrade,
): Promise<Settlement> {
  const organisation = await configuration.of(orgId)
  return store.tx(orgId, (tx) => settle(tx, organisation, { method, trade }))
}
