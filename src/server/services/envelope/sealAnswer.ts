import type { SealedRequest } from '#contract/sealed.ts'
import { sealBytes } from './sealBytes.ts'

/** An answer that only the browser that asked can read, and that fits no other question. */
export const sealAnswer = (
  request: Pick<SealedRequest, 'key' | 'nonce'>,
  text: string,
): Promise<string> => sealBytes(request, new TextEncoder().encode(text))
