import { RefusalCode } from '#contract/envelope.ts'
import type { CallContext } from '../../binder/callRequest.ts'
import { Refusal } from '../../refusal.ts'
import { countEvent } from '../../store/repositories/rateLimits.ts'
import type { Tx } from '../../store/store.ts'
import { LOOKUPS_PER_IP } from '../sms/smsRules.ts'

/**
 * The `valid…` calls tell by design whether something is in use; per address they may be asked only so often,
 * counted in the database for all processes.
 */
export async function lookUp<T>(
  { org, ip, parts }: CallContext,
  ask: (tx: Tx) => Promise<T>,
): Promise<T> {
  const answer = await parts.store.tx(org.orgId, async (tx) =>
    (await countEvent(tx, { key: `lookup:ip:${ip}`, ...LOOKUPS_PER_IP }))
      ? { value: await ask(tx) }
      : undefined,
  )
  if (!answer) throw new Refusal(RefusalCode.TooMany, 'tooManyTries')
  return answer.value
}
