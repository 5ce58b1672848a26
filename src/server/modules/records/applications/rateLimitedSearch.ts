import { RefusalCode } from '#contract/envelope.ts'
import type { CallContext } from '#server/base/call.ts'
import { countNetwork } from '#server/base/session/limitNetwork.ts'
import { orThrow, Refusal } from '#server/messages/refusal.ts'
import type { Page } from '#server/store/queries/page.ts'
import type { Store, Tx } from '#server/store/store.ts'

/** Searches from one address, successful or not. */
const PER_IP = { name: 'lookup', seconds: 600, limit: 240 }

/**
 * Runs one search of the open lists, rate limited per network and organisation over all lists together; throws TooMany
 * without searching when over the limit. Only the first refusal of a window is logged: enumeration is visible, and a
 * flood does not fill the log.
 */
export async function rateLimitedSearch<Row>(
  { org, ip, parts }: CallContext<'org' | 'ip', { store: Store }>,
  search: (tx: Tx) => Promise<Page<Row>>,
): Promise<Page<Row>> {
  const work = async (tx: Tx) => {
    if (await countNetwork(tx, ip, PER_IP)) return search(tx)
    const isFirst = await countNetwork(tx, ip, { ...PER_IP, name: 'lookupOver', limit: 1 })
    return new Refusal(RefusalCode.TooMany, isFirst ? 'searchedTooOften' : 'tooManyTries')
  }
  return parts.store.tx(org.orgId, work).then(orThrow)
}
