import { type PayProvider, PayRefused } from './payProvider.ts'

/** A call to a provider that came to nothing. */
export interface FailedCall {
  call: 'create' | 'query' | 'close'
  /** Our number of the order: what the log and the order have in common. */
  tradeRef: string
  /** As `failureOf` has it. */
  reason: string
}

/**
 * The same provider, every failed call of which is told of before it is passed on: who waits for money, gives an order
 * up or begins another goes on without an answer, and an operator must still find why there was none.
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
 * Why something about a provider failed, as a log may have it: its code of a refusal, the kind and cause of anything
 * else (`TypeError ECONNREFUSED`, `TimeoutError`). No words of a provider, no address, no secret.
 */
export function failureOf(error: unknown): string {
  if (error instanceof PayRefused) return error.message
  const { name, cause } = error as Error & { cause?: { code?: unknown } }
  return [name, cause?.code].filter(Boolean).join(' ')
}
