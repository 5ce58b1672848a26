import { CompactEncrypt } from 'jose'
import {
  CONTENT_ENCRYPTION,
  type SealedAnswerHeader,
  type SealedRequest,
} from '#contract/sealed.ts'

/**
 * Seals bytes, so that only the requesting browser can read them and they are invalid for any other request and at any
 * other position of the answer.
 */
export async function sealBytes(
  { key, nonce }: Pick<SealedRequest, 'key' | 'nonce'>,
  bytes: Uint8Array,
  place: Pick<SealedAnswerHeader, 'part'> = {},
): Promise<string> {
  const header: SealedAnswerHeader = { alg: 'dir', enc: CONTENT_ENCRYPTION, nonce, ...place }
  return new CompactEncrypt(bytes)
    .setProtectedHeader({ ...header })
    .encrypt(Buffer.from(key, 'base64url'))
}
