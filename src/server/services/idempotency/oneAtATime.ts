import { enterIdempotent } from '../../store/repositories/idempotency.ts'
import type { Tx } from '../../store/store.ts'

/**
 * Locks a name until the transaction ends: concurrent callers with the same name wait and then see what was committed.
 * For "insert if none exists" where no unique key applies.
 */
export async function oneAtATime(tx: Tx, name: string): Promise<void> {
  await enterIdempotent(tx, { key: `hold:${name}`, fingerprint: '' })
}
