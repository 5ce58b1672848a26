import { JSEncrypt } from 'jsencrypt'

/**
 * Wraps a key for the holder of the private one: RSA-OAEP with SHA-256, base64url. The library takes text, of which
 * each character is one byte; nothing but such bytes is ever given to it, because longer characters would be cut.
 */
export function wrapKey(publicKey: string, key: Uint8Array): string {
  const rsa = new JSEncrypt()
  rsa.setPublicKey(publicKey)
  const wrapped = rsa.encryptOAEP(String.fromCharCode(...key))
  if (!wrapped) throw new Error('the server sent no key that can be used')
  return wrapped.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
