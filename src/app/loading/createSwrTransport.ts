import { createInFlight } from '#client/inFlight.ts'
import type { Call, SourceTransport } from '#runtime/core/ports/transport.ts'
import { lateSwr } from '#runtime/react/page/lateSwr.ts'

/**
 * The SWR cache of the sources: a cached answer is shown at once, and concurrent requests of the same key are
 * deduplicated. SWR loads beside the first request; where it cannot be loaded, the answer is not cached.
 * @param initial answers by key that came with the HTML; each serves the sources that start in one task
 */
export function createSwrTransport(
  send: Call,
  initial: Readonly<Record<string, unknown>> = {},
  swr = lateSwr,
): SourceTransport {
  const inFlight = createInFlight()
  const unused = new Map(Object.entries(initial))
  /** Initial answers that were shown before there was a cache. */
  const taken = new Map<string, unknown>()
  const cacheTaken = () => {
    for (const [key, answer] of taken) void swr.get()?.mutate(key, answer, { revalidate: false })
    if (swr.get()) taken.clear()
  }
  swr.subscribe(cacheTaken)
  return {
    peek: (key) => taken.get(key) ?? swr.get()?.cache.get(key)?.data,
    takeInitial(key) {
      const answer = unused.get(key)
      if (answer === undefined) return undefined
      taken.set(key, answer)
      cacheTaken()
      setTimeout(() => unused.delete(key))
      return answer
    },
    async ask({ key, call, input }, { fresh }) {
      const request = inFlight[fresh ? 'send' : 'join'](key, () => send(call, input))
      const loaded = swr.get() ?? (await swr.load().catch(() => null))
      if (!loaded) return request
      return loaded.mutate(key, request, { revalidate: false, throwOnError: true })
    },
  }
}
