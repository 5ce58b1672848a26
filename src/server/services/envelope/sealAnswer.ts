import { CompactEncrypt } from 'jose'
import {
  CONTENT_ENCRYPTION,
  type SealedAnswerHeader,
  type SealedRequest,
} from '#contract/sealed.ts'

/** An answer that only the browser that asked can read, and that fits no other question. */
export async function sealAnswer(
  { key, nonce }: Pick<SealedRequest, 'key' | 'nonce'>,
  text: string,
): Promise<string> {
  const header: SealedAnswerHeader = { alg: 'dir', enc: CONTENT_ENCRYPTION, nonce }
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ ...header })
    .encrypt(Buffer.from(key, 'base64url'))
}
