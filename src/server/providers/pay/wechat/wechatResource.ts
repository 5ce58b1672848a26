import { createDecipheriv } from 'node:crypto'
import { PayRefused } from '../payProvider.ts'

/** Encrypted content of a notification: AES-256-GCM, the tag at the end. */
export interface SealedResource {
  /** Base64. */
  ciphertext: string
  nonce: string | Buffer
  associated_data: string | Buffer
}

const TAG_BYTES = 16

/** Decrypts the content with the APIv3 key; throws `PayRefused` when a single bit was changed. */
export function openResource(
  { ciphertext, nonce, associated_data }: SealedResource,
  apiV3Key: Buffer,
): string {
  const sealed = Buffer.from(ciphertext, 'base64')
  const cut = sealed.length - TAG_BYTES
  if (cut < 0) throw new PayRefused('SHAPE', 'too short to be sealed')
  try {
    const decipher = createDecipheriv('aes-256-gcm', apiV3Key, Buffer.from(nonce))
    decipher.setAAD(Buffer.from(associated_data)).setAuthTag(sealed.subarray(cut))
    return decipher.update(sealed.subarray(0, cut), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    throw new PayRefused('SEAL', 'not sealed with our key')
  }
}
