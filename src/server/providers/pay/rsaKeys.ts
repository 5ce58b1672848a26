import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'

/** The three ways providers sign: SHA-256 (RSA2), SHA-1 (RSA), and MD5 where a bank knows nothing better. */
export type RsaHash = 'RSA-SHA256' | 'RSA-SHA1' | 'RSA-MD5'

/** A private key as PEM or, as providers’ tools give it, as bare base64 of PKCS#8 or PKCS#1. Throws where it is none. */
export function privateKeyOf(text: string): KeyObject {
  if (text.includes('-----BEGIN')) return createPrivateKey(text)
  const key = derOf(text)
  try {
    return createPrivateKey({ key, format: 'der', type: 'pkcs8' })
  } catch {
    return createPrivateKey({ key, format: 'der', type: 'pkcs1' })
  }
}

/** A public key as PEM (also of a certificate), or as bare base64 or hex of its SPKI. Throws where it is none. */
export const publicKeyOf = (text: string): KeyObject =>
  text.includes('-----BEGIN')
    ? createPublicKey(text)
    : createPublicKey({ key: derOf(text), format: 'der', type: 'spki' })

function derOf(text: string): Buffer {
  const bare = text.replace(/\s/g, '')
  return Buffer.from(bare, /^[0-9a-f]+$/i.test(bare) ? 'hex' : 'base64')
}

/** The public half of a private key. */
export const publicKeyOfPrivate = (key: KeyObject): KeyObject => createPublicKey(key)

export const signRsa = (hash: RsaHash, text: string | Buffer, key: KeyObject): Buffer =>
  sign(hash, Buffer.from(text), key)

/** False for anything that is not this key’s signature over exactly these bytes. */
export const isSignedRsa = (
  hash: RsaHash,
  text: string | Buffer,
  key: KeyObject,
  signature: Buffer,
): boolean => verify(hash, Buffer.from(text), key, signature)
