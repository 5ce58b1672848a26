import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { type Keys, keyIdOf } from './keys.ts'

/** Seals secrets in the database, so that a copy of it is useless without the server's keys. */
export interface SecretBox {
  /** Binds the secret to `about`: it can be opened only with the same value. */
  seal(text: string, about: string): string
  /**
   * @throws Error when its key is missing, `about` differs, or it was altered
   */
  open(sealed: string, about: string): string
}

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12

/** Prefix of sealed texts, followed by the key id. */
export const SEALED_PREFIX = 'v1.'

/** Key id, nonce of 12 bytes, text, tag of 16. */
const SEALED = /^v1\.[0-9a-f]{8}\.[\w-]{16}\.[\w-]*\.[\w-]{22}$/

/** True for a text with the shape of a sealed one, which nobody types by chance. */
export const isSealed = (text: string): boolean =>
  text.startsWith(SEALED_PREFIX) && SEALED.test(text)

/** AES-256-GCM; the stored text names version and key: `v1.<key id>.<iv>.<text>.<tag>`. Keys are read lazily. */
export function createSecretBox(keys: Keys): SecretBox {
  return {
    seal(text, about) {
      const key = keys.current()
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(about))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      const parts = [iv, sealed, cipher.getAuthTag()].map((part) => part.toString('base64url'))
      return `${SEALED_PREFIX}${keyIdOf(key)}.${parts.join('.')}`
    },
    open(sealed, about) {
      const [, keyId = '', ...parts] = sealed.split('.')
      const key = sealed.startsWith(SEALED_PREFIX) ? keys.find(keyId) : undefined
      if (!key) throw new Error(`something was sealed with key ${keyId}, which is not there`)
      const [iv, text, tag] = parts.map((part) => Buffer.from(part, 'base64url'))
      if (!iv || !text || !tag) throw new Error('something sealed is not whole')
      const decipher = createDecipheriv(CIPHER, key, iv).setAAD(Buffer.from(about)).setAuthTag(tag)
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
    },
  }
}
