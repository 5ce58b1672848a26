import { randomUUID } from 'node:crypto'
import { type ClientOptions, createClient } from '#client/createClient.ts'

/** A client of a local server, without credentials unless told. */
export function clientFor(baseUrl: string, more: Partial<ClientOptions> = {}) {
  return createClient({
    fetch,
    baseUrl,
    getToken: () => undefined,
    getProofs: () => [],
    getRecommendation: () => undefined,
    newKey: randomUUID,
    onLoginExpired: () => {},
    ...more,
  })
}

/** What a rejected promise rejected with. */
export async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    (value) => new Error(`resolved to ${JSON.stringify(value)}`),
    (error: unknown) => error,
  )
}
