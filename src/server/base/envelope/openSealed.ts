import { compactDecrypt } from 'jose'
import { RefusalCode } from '#contract/envelope.ts'
import {
  CONTENT_ENCRYPTION,
  KEY_WRAPPING,
  SEALED_SECONDS,
  type SealedRequest,
} from '#contract/sealed.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Store } from '#server/store/store.ts'
import { takeNonce } from '../repositories/envelopeNonces.ts'
import type { EnvelopeKeys } from './envelopeKeys.ts'
import { readSealed } from './readSealed.ts'

export interface SealedPlace {
  store: Store
  keys: EnvelopeKeys
  orgId: string
  /** Method and path outside the seal, which must equal those inside. */
  method: string
  path: string
  now: Date
}

const ALLOWED = {
  keyManagementAlgorithms: [KEY_WRAPPING],
  contentEncryptionAlgorithms: [CONTENT_ENCRYPTION],
}

/**
 * Opens a sealed request. All faults of the text have the same refusal, so that answers reveal nothing about a guess;
 * an expired key, time or nonce is reported as worth sealing again.
 */
export async function openSealed(jwe: string, place: SealedPlace): Promise<SealedRequest> {
  const request = readSealed(await decrypt(jwe, place))
  if (!request || request.method !== place.method || request.path !== place.path) throw broken()
  if (place.path.includes('?')) throw broken()
  const skew = Math.abs(place.now.getTime() - request.at)
  if (skew > SEALED_SECONDS * 1000) throw again()
  const goodUntil = new Date(request.at + SEALED_SECONDS * 1000 + 1)
  const isNew = await place.store.tx(place.orgId, (tx) => takeNonce(tx, request.nonce, goodUntil))
  if (!isNew) throw again()
  return request
}

const broken = () => new Refusal(RefusalCode.BadRequest, 'envelopeBroken')
const again = () => new Refusal(RefusalCode.Unsealed, 'envelopeAgain')

async function decrypt(jwe: string, { keys, orgId }: SealedPlace): Promise<string> {
  const find = async ({ kid, zip }: { kid?: string; zip?: unknown }) => {
    if (typeof kid !== 'string' || zip !== undefined) throw broken()
    const key = await keys.find(orgId, kid)
    if (!key) throw again()
    return key
  }
  try {
    const { plaintext } = await compactDecrypt(jwe, find, ALLOWED)
    return new TextDecoder('utf-8', { fatal: true }).decode(plaintext)
  } catch (error) {
    throw error instanceof Refusal ? error : broken()
  }
}
