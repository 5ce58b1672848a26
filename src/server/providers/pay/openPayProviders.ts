import { LRUCache } from 'lru-cache'
import { AGAIN_MS, MOST_OPEN } from '../openPerSociety.ts'
import { buildPartsOf, type ProviderOutside } from './buildPartsOf.ts'
import type { PayProviders } from './payProviders.ts'
import type { PaySociety } from './paySociety.ts'
import { type BuiltProviders, providersAsConfigured } from './providersAsConfigured.ts'

export interface PayProvidersInput extends ProviderOutside {
  configuration: { of(orgId: string): Promise<PaySociety> }
  /**
   * Called once per version for each method that is not offered, and for every failed call; no reason holds a secret.
   */
  warn: (sentence: string) => void
}

interface Held {
  version: number
  built: Promise<BuiltProviders>
  /** Epoch milliseconds. */
  at: number
}

/**
 * Opens the online payment methods of each organisation’s `payProviders.json`, once per version. A method that cannot
 * be built is left out, reported once per version and retried: one broken key must not disable the other methods, and a
 * corrected one must not wait for a restart, nor must the payments notified to it.
 */
export function openPayProviders(input: PayProvidersInput): PayProviders {
  const { configuration, clock, warn } = input
  const partsOf = buildPartsOf(input)
  const held = new LRUCache<string, Held>({ max: MOST_OPEN })
  const isGood = async ({ built, at }: Held) =>
    (await built).missing.length === 0 || clock().getTime() < at + AGAIN_MS
  return {
    async of(orgId) {
      const organisation = await configuration.of(orgId)
      const { version } = organisation
      const known = held.get(orgId)
      const isTold = known?.version === version
      if (known && isTold && (await isGood(known))) return (await known.built).providers
      const built = providersAsConfigured(organisation, partsOf, warn)
      held.set(orgId, { version, built, at: clock().getTime() })
      const { providers, missing } = await built
      if (!isTold) for (const sentence of missing) warn(sentence)
      return providers
    },
  }
}
