import { inChildSpan, OUTWARD } from '../tracing/inSpan.ts'
import type { Outgoing } from './outgoing/outgoing.ts'

export type ProviderKind = 'sms' | 'mail' | 'pay' | 'invoice' | 'wechat' | 'storage'

/** `failed`: an answer from 500 on, or a mail refused; `unreachable`: none. */
export type CallOutcome = 'answered' | 'failed' | 'unreachable'

export type OnProviderCall = (provider: ProviderKind, outcome: CallOutcome) => void

/**
 * Does one call of a provider as a span of the trace under way, which is not told to the provider. Its address is no
 * attribute: it may name a person.
 */
export const inProviderSpan = <T>(provider: ProviderKind, call: () => Promise<T>): Promise<T> =>
  inChildSpan(provider, { kind: OUTWARD, attributes: { 'portal.provider': provider } }, call)

/** Returns a `fetch` that tells what became of each call. */
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
