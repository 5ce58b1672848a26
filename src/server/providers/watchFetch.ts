export type ProviderKind = 'sms' | 'mail' | 'pay' | 'invoice' | 'wechat' | 'storage'

/** `failed`: an answer from 500 on, or a mail refused; `unreachable`: none. */
export type CallOutcome = 'answered' | 'failed' | 'unreachable'

export type OnProviderCall = (provider: ProviderKind, outcome: CallOutcome) => void

/** Returns a `fetch` that tells what became of each call. */
export function watchFetch(
  fetch: typeof globalThis.fetch,
  provider: ProviderKind,
  onCall?: OnProviderCall,
): typeof globalThis.fetch {
  if (!onCall) return fetch
  return async (...call) => {
    try {
      const answer = await fetch(...call)
      onCall(provider, answer.status >= 500 ? 'failed' : 'answered')
      return answer
    } catch (error) {
      onCall(provider, 'unreachable')
      throw error
    }
  }
}
