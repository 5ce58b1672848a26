import { enterIdempotent } from '../../store/repositories/idempotency.ts'
import type { Tx } from '../../store/store.ts'

/**
 * Holds a name until the transaction ends: a rival with the same name waits here and then sees what the first one
 * committed. For "look whether there is one, then add it" where no unique key can say so.
 */
export async function oneAtATime(tx: Tx, name: string): Promise<void> {
  await enterIdempotent(tx, { key: `hold:${name}`, fingerprint: '' })
}
