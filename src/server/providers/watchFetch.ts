import { inChildSpan, OUTWARD } from '#server/tracing/inSpan.ts'
import type { Outgoing } from './outgoing/outgoing.ts'

export type ProviderKind = 'sms' | 'mail' | 'pay' | 'invoice' | 'wechat' | 'storage'

/** `failed`: an answer with status 500 or above, or a refused mail; `unreachable`: no answer. */
export type CallOutcome = 'answered' | 'failed' | 'unreachable'

export type OnProviderCall = (provider: ProviderKind, outcome: CallOutcome) => void

/**
 * Runs one call to a provider as a span of the current trace, which is not propagated to the provider. The address is
 * no attribute, because it may identify a person.
 */
export const inProviderSpan = <T>(provider: ProviderKind, call: () => Promise<T>): Promise<T> =>
  inChildSpan(provider, { kind: OUTWARD, attributes: { 'portal.provider': provider } }, call)

/** Returns a `fetch` that reports the outcome of each call. */
export function watchFetch(
  fetch: Outgoing,
  provider: ProviderKind,
  onCall?: OnProviderCall,
): Outgoing {
  return (...call) =>
    inProviderSpan(provider, async () => {
      try {
        const answer = await fetch(...call)
        onCall?.(provider, answer.status >= 500 ? 'failed' : 'answered')
        return answer
      } catch (error) {
        onCall?.(provider, 'unreachable')
        throw error
      }
    })
}
