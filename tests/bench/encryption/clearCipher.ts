import { createFieldCipher, type FieldCipher } from '#server/encryption/fieldCipher.ts'
import { SEALED_PREFIX } from '#server/encryption/secretBox.ts'
import { TEST_KEYS } from '../../server/store/testKeys.ts'

/** Marks values as encrypted and hashed without doing either: what is left is the cost of cryptography and more bytes. */
export const CLEAR_CIPHER: FieldCipher = {
  ...createFieldCipher(TEST_KEYS),
  encrypt: (text) => `${SEALED_PREFIX}${text}`,
  decrypt: (stored) => stored.slice(SEALED_PREFIX.length),
  hash: (text) => text,
}
