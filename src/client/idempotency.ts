import { ApiRejection, LoginExpired } from './errors.ts'
import { createInFlight } from './inFlight.ts'

/**
 * Keeps one idempotency key for one intention (operation and canonical body) until the server
 * has definitely answered, so that a repetition after a lost answer is the same request to it.
 * While a request is in flight, the same intention joins it: a double click is one request.
 */
export function createIdempotentCalls(newKey: () => string) {
  const keys = new Map<string, string>()
  const inFlight = createInFlight()

  return (intention: string, send: (key: string) => Promise<unknown>): Promise<unknown> =>
    inFlight.join(intention, async () => {
      const key = keys.get(intention) ?? newKey()
      keys.set(intention, key)
      try {
        const data = await send(key)
        keys.delete(intention)
        return data
      } catch (error) {
        if (isDefinite(error)) keys.delete(intention)
        throw error
      }
    })
}

/** Codes that begin with B are faults of the server: it may or may not have acted. */
function isDefinite(error: unknown): boolean {
  if (error instanceof ApiRejection) return !error.code.startsWith('B')
  return error instanceof LoginExpired
}
