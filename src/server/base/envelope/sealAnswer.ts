import type { SealedRequest } from '#contract/sealed.ts'
import { sealBytes } from './sealBytes.ts'

/** Seals an answer, so that only the requesting browser can read it and it is invalid for any other request. */
export const sealAnswer = (
  request: Pick<SealedRequest, 'key' | 'nonce'>,
  text: string,
): Promise<string> => sealBytes(request, new TextEncoder().encode(text))
