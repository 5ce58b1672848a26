import { type PayProvider, PayRefused } from './payProvider.ts'

/** A failed call to a provider. */
export interface FailedCall {
  call: 'create' | 'query' | 'close'
  /** Our number of the order: what the log and the order have in common. */
  tradeRef: string
  /** Reason as returned by `failureOf`. */
  reason: string
}

/**
 * Wraps a provider so that every failed call is reported before its error is rethrown: callers that wait for a payment,
 * cancel an order or start another continue without an answer, and an operator must still find the reason.
 */
export function watchProvider(
  provider: PayProvider,
  failed: (call: FailedCall) => void,
): PayProvider {
  async function watched<T>(call: FailedCall['call'], tradeRef: string, ask: () => Promise<T>) {
    try {
      return await ask()
    } catch (error) {
      failed({ call, tradeRef, reason: failureOf(error) })
      throw error
    }
  }
  return {
    ...provider,
    create: (order) => watched('create', order.tradeRef, () => provider.create(order)),
    query: (ref, createdAt) => watched('query', ref, () => provider.query(ref, createdAt)),
    close: (ref, createdAt) => watched('close', ref, () => provider.close(ref, createdAt)),
  }
}

/**
 * Returns the reason of a provider's failure in a form fit for logs: code and message of a refusal, kind and cause of
 * any other error (`TypeError ECONNREFUSED`, `TimeoutError`). Contains no unfiltered words of a provider, no address,
 * no secret.
 */
export function failureOf(error: unknown): string {
  if (error instanceof PayRefused) return error.message
  const { name, cause } = error as Error & { cause?: { code?: unknown } }
  return [name, cause?.code].filter(Boolean).join(' ')
}
