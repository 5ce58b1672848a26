import { randomBytes } from 'node:crypto'
import words from '#server/messages/probes.json' with { type: 'json' }
import { methodName } from '#server/modules/money/payMethods.ts'
import type { PayProvider } from '#server/providers/pay/payProvider.ts'
import type { Probe } from './probe.ts'

/** Queries an unknown order at each method: a signed answer shows that keys, merchant number and gateway are right. */
export const payProbes = (providers: Iterable<PayProvider>, now: Date): Probe[] =>
  [...providers].map((provider) => ({
    what: methodName(provider.method),
    async ask() {
      const { state } = await provider.query(randomBytes(14).toString('hex'), now)
      if (state === 'paid') throw new Error(words.paidUnknown)
      return words.answered
    },
  }))
