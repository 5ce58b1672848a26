import { RefusalCode } from '#contract/envelope.ts'
import type { CallContext } from '#server/base/call.ts'
import { countNetwork } from '#server/base/session/limitNetwork.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Store, Tx } from '#server/store/store.ts'

/**
 * Limits per address: a person who corrects a form sends a few lookups a minute, enumeration of numbers needs far more.
 */
export const ORACLE_PER_IP = [
  { name: 'oracle:60', seconds: 60, limit: 30 },
  { name: 'oracle:3600', seconds: 3600, limit: 200 },
] as const

/**
 * Runs a lookup of the `valid…` calls, which reveal by design whether a value is in use. They are rate limited together
 * per address and organisation, counted in the database across all processes.
 */
export async function lookUp<T>(
  context: CallContext<'org' | 'ip', { store: Store }>,
  ask: (tx: Tx) => Promise<T>,
): Promise<T> {
  await takeLookUp(context)
  return context.parts.store.tx(context.org.orgId, ask)
}

/** Counts one lookup in its own transaction; throws TooMany when the address is over the limit. */
export async function takeLookUp({
  org,
  ip,
  parts,
}: CallContext<'org' | 'ip', { store: Store }>): Promise<void> {
  const kept = await parts.store.tx(org.orgId, async (tx) => {
    const counted: boolean[] = []
    for (const rule of ORACLE_PER_IP) counted.push(await countNetwork(tx, ip, rule))
    return counted.every(Boolean)
  })
  if (!kept) throw new Refusal(RefusalCode.TooMany, 'tooManyTries')
}
