import type { Tx } from '#server/store/store.ts'
import { enterIdempotent } from '../repositories/idempotency.ts'

/**
 * Locks a name until the transaction ends: concurrent callers with the same name wait and then see what was committed.
 * For "insert if none exists" where no unique key applies. Of the name, which may hold a mobile or a card number, only a
 * keyed hash is stored.
 */
export async function oneAtATime(tx: Tx, name: string): Promise<void> {
  await enterIdempotent(tx, { key: `hold:${tx.hash('hold', name)}`, fingerprint: '' })
}
