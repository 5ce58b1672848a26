import { CompactEncrypt } from 'jose'
import {
  CONTENT_ENCRYPTION,
  type SealedAnswerHeader,
  type SealedRequest,
} from '#contract/sealed.ts'

/** Bytes that only the browser that asked can read, and that fit no other question and no other place in its answer. */
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
