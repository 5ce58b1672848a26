import { JSEncrypt } from 'jsencrypt'

/**
 * Wraps a key for the holder of the private one: RSA-OAEP with SHA-256, base64url. The library takes text with one byte
 * per character; no other text is passed to it, because longer characters would be truncated.
 */
export function wrapKey(publicKey: string, key: Uint8Array): string {
  const rsa = new JSEncrypt()
  rsa.setPublicKey(publicKey)
  const wrapped = rsa.encryptOAEP(String.fromCharCode(...key))
  if (!wrapped) throw new Error('the server sent no key that can be used')
  return wrapped.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
