import { createHmac } from 'node:crypto'
import { type Keys, keyIdOf } from './keys.ts'
import { CODE_LENGTH, type CodeOf } from './nameCodes.ts'
import { createSecretBox, type SecretBox } from './secretBox.ts'

/** Half of an HMAC-SHA-256: two values of an organisation collide with probability 2^-64. */
const HASH_BYTES = 16

/** Scope of an encrypted value: it cannot be decrypted for another organisation or column. */
export interface Field {
  orgId: string
  column: string
}

/** Encrypts database columns and hashes those that are looked up by value. */
export interface FieldCipher {
  encrypt(text: string, field: Field): string
  /**
   * @throws Error when its key is missing, it belongs to another field, or it was altered
   */
  decrypt(stored: string, field: Field): string
  /** Deterministic per column and organisation; uses the lookup key. */
  hash(text: string, field: Field): string
  /** Codes of an organisation's names; uses the lookup key. */
  codeOf(orgId: string): CodeOf
  /** Opens secrets sealed before columns were encrypted. */
  readonly box: SecretBox
  /** Ids of the keys in use: the encrypting one, all that decrypt, and the hashing one. */
  keyIds(): { current: string; known: string[]; lookup: string }
}

export function createFieldCipher(keys: Keys): FieldCipher {
  const box = createSecretBox(keys)
  const hash = (text: string, field: Field): string =>
    createHmac('sha256', keys.lookup())
      .update(`${aboutOf(field)}\n${text}`)
      .digest()
      .subarray(0, HASH_BYTES)
      .toString('base64url')
  return {
    box,
    encrypt: (text, field) => box.seal(text, aboutOf(field)),
    decrypt: (stored, field) => box.open(stored, aboutOf(field)),
    hash,
    codeOf: (orgId) => (chars) =>
      hash(chars, { orgId, column: 'name codes' }).slice(0, CODE_LENGTH),
    keyIds: () => ({
      current: keyIdOf(keys.current()),
      known: keys.ids(),
      lookup: keyIdOf(keys.lookup()),
    }),
  }
}

const aboutOf = ({ orgId, column }: Field): string => `${orgId}/${column}`
