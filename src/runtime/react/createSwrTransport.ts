import { SWRConfig } from 'swr'
import type { Call, SourceTransport } from '#runtime/core/host/transport.ts'

/**
 * SWR's cache under the sources: an answer once given is shown at once wherever the same question is asked again,
 * and questions asked at the same time are one request.
 * @param given answers by key that came with the HTML; each serves once
 */
export function createSwrTransport(
  send: Call,
  given: Readonly<Record<string, unknown>> = {},
): SourceTransport {
  const { cache, mutate } = SWRConfig.defaultValue
  const flights = new Map<string, Promise<unknown>>()
  const unused = new Map(Object.entries(given))

  const fly = (key: string, call: string, input: Readonly<Record<string, unknown>>) => {
    const flight = send(call, input)
    flights.set(key, flight)
    const landed = () => {
      if (flights.get(key) === flight) flights.delete(key)
    }
    flight.then(landed, landed)
    return flight
  }
  return {
    peek: (key) => cache.get(key)?.data,
    given(key) {
      const answer = unused.get(key)
      if (unused.delete(key)) void mutate(key, answer, { revalidate: false })
      return answer
    },
    ask({ key, call, input }, { fresh }) {
      const flight = (fresh ? undefined : flights.get(key)) ?? fly(key, call, input)
      return mutate(key, flight, { revalidate: false, throwOnError: true })
    },
  }
}
