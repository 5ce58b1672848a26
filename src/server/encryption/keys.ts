import { createHash } from 'node:crypto'

export const KEY_BYTES = 32
const ID_CHARACTERS = 8

/** Keys that encrypt and look up personal data and secrets in the database. */
export interface Keys {
  /** The key for new encryption. */
  current(): Buffer
  /** The current or a former key by id; undefined if unknown. */
  find(id: string): Buffer | undefined
  /** Ids of all keys that decrypt, the current one first. */
  ids(): string[]
  /** The key of lookup hashes, which is not rotated with the others. */
  lookup(): Buffer
}

/** Identifies a key without revealing it. */
export const keyIdOf = (key: Buffer): string =>
  createHash('sha256').update(key).digest('hex').slice(0, ID_CHARACTERS)

/** Keys passed in, for tests and rotation rehearsals. */
export function keysOf(encrypting: readonly [Buffer, ...Buffer[]], lookup: Buffer): Keys {
  const byId = new Map(encrypting.map((key) => [keyIdOf(key), key]))
  return {
    current: () => encrypting[0],
    find: (id) => byId.get(id),
    ids: () => [...byId.keys()],
    lookup: () => lookup,
  }
}
