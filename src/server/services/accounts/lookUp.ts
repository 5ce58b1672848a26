import { RefusalCode } from '#contract/envelope.ts'
import type { CallContext } from '../../binder/callRequest.ts'
import { Refusal } from '../../refusal.ts'
import { countEvent } from '../../store/repositories/rateLimits.ts'
import type { Tx } from '../../store/store.ts'

/** Somebody who types and corrects a form asks a few times a minute; a list of numbers is tried far more often. */
export const ORACLE_PER_IP = [
  { seconds: 60, limit: 30 },
  { seconds: 3600, limit: 200 },
] as const

/**
 * The `valid…` calls tell by design whether something is in use; from one address they may be asked only so often at
 * one organisation, counted in the database for all processes and for all these calls together.
 */
export async function lookUp<T>(context: CallContext, ask: (tx: Tx) => Promise<T>): Promise<T> {
  await takeLookUp(context)
  return context.parts.store.tx(context.org.orgId, ask)
}

/** Counts one question in a transaction of its own; TooMany when the address has asked too often. */
export async function takeLookUp({ org, ip, parts }: CallContext): Promise<void> {
  const kept = await parts.store.tx(org.orgId, async (tx) => {
    const counted: boolean[] = []
    for (const { seconds, limit } of ORACLE_PER_IP)
      counted.push(await countEvent(tx, { key: `oracle:${seconds}:ip:${ip}`, seconds, limit }))
    return counted.every(Boolean)
  })
  if (!kept) throw new Refusal(RefusalCode.TooMany, 'tooManyTries')
}
