import { SWRConfig } from 'swr'
import type { Call, SourceTransport } from '#runtime/core/host/transport.ts'

/**
 * SWR's cache under the sources: an answer once given is shown at once wherever the same question is asked again,
 * and questions asked at the same time are one request.
 */
export function createSwrTransport(send: Call): SourceTransport {
  const { cache, mutate } = SWRConfig.defaultValue
  const flights = new Map<string, Promise<unknown>>()

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
    ask({ key, call, input }, { fresh }) {
      const flight = (fresh ? undefined : flights.get(key)) ?? fly(key, call, input)
      return mutate(key, flight, { revalidate: false, throwOnError: true })
    },
  }
}
