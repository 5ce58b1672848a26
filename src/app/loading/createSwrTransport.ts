import { SWRConfig } from 'swr'
import { createInFlight } from '#client/inFlight.ts'
import type { Call, SourceTransport } from '#runtime/core/ports/transport.ts'

/**
 * The SWR cache of the sources: a cached answer is shown at once, and concurrent requests of the same key are
 * deduplicated.
 * @param initial answers by key that came with the HTML; each serves the sources that start in one task
 */
export function createSwrTransport(
  send: Call,
  initial: Readonly<Record<string, unknown>> = {},
): SourceTransport {
  const { cache, mutate } = SWRConfig.defaultValue
  const inFlight = createInFlight()
  const unused = new Map(Object.entries(initial))
  return {
    peek: (key) => cache.get(key)?.data,
    takeInitial(key) {
      const answer = unused.get(key)
      if (answer === undefined) return undefined
      void mutate(key, answer, { revalidate: false })
      setTimeout(() => unused.delete(key))
      return answer
    },
    ask({ key, call, input }, { fresh }) {
      const request = inFlight[fresh ? 'send' : 'join'](key, () => send(call, input))
      return mutate(key, request, { revalidate: false, throwOnError: true })
    },
  }
}
