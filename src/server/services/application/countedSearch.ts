import { RefusalCode } from '#contract/envelope.ts'
import type { CallContext } from '../../binder/callRequest.ts'
import { Refusal } from '../../refusal.ts'
import type { Page } from '../../store/repositories/page.ts'
import { countEvent } from '../../store/repositories/rateLimits.ts'
import type { Tx } from '../../store/store.ts'
import { LOOKUPS_PER_IP } from '../sms/smsRules.ts'

/**
 * One search of the open lists. From one address they may be asked only so often at one organisation, all lists
 * together; TooMany after that, and then nothing is searched.
 */
export async function countedSearch<Row>(
  { org, ip, parts }: CallContext,
  search: (tx: Tx) => Promise<Page<Row>>,
): Promise<Page<Row>> {
  const found = await parts.store.tx(org.orgId, async (tx) => {
    const few = await countEvent(tx, { key: `lookup:ip:${ip}`, ...LOOKUPS_PER_IP })
    return few ? search(tx) : undefined
  })
  if (!found) throw new Refusal(RefusalCode.TooMany, 'tooManyTries')
  return found
}
