import { ApiRejection, LoginExpired } from './errors.ts'

interface Attempt {
  key: string
  flight?: Promise<unknown>
}

/**
 * Keeps one idempotency key for one intention (operation and canonical body) until the server
 * has definitely answered, so that a repetition after a lost answer is the same request to it.
 * While a flight is in the air, the same intention joins it: a double click is one request.
 */
export function createFlights(newKey: () => string) {
  const attempts = new Map<string, Attempt>()

  return function fly(
    intention: string,
    send: (key: string) => Promise<unknown>,
  ): Promise<unknown> {
    const attempt: Attempt = attempts.get(intention) ?? { key: newKey() }
    attempts.set(intention, attempt)
    attempt.flight ??= settle(send(attempt.key))
    return attempt.flight

    async function settle(flight: Promise<unknown>): Promise<unknown> {
      try {
        const data = await flight
        attempts.delete(intention)
        return data
      } catch (error) {
        if (isDefinite(error)) attempts.delete(intention)
        delete attempt.flight
        throw error
      }
    }
  }
}

/** Codes that begin with B are faults of the server: it may or may not have acted. */
function isDefinite(error: unknown): boolean {
  if (error instanceof ApiRejection) return !error.code.startsWith('B')
  return error instanceof LoginExpired
}
