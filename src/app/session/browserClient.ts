import {
  createProofStore,
  type MobileProof,
  ofSameMobile,
  type RecommendProof,
} from '#client/proof.ts'
import { createTokenStore } from '#client/token.ts'
import { createCell } from '#runtime/core/ports/observable.ts'
import { browserClock, newKey } from '../browser/browserHost.ts'
import { tabStore } from '../browser/browserStorage.ts'
import { noteExpiry } from './expiryNote.ts'
import { lazyClient } from './lazyClient.ts'

/** The client of this browser, with the login and the grants it sends, and how many calls are under way. */
export function browserClient() {
  const token = createTokenStore(document, { secure: location.protocol === 'https:' })
  const { now } = browserClock
  const proof = createProofStore<MobileProof>('mobileProof', tabStore, now, ofSameMobile)
  const recommendation = createProofStore<RecommendProof>('recommendProof', tabStore, now)
  const pending = createCell(0)
  const client = lazyClient({
    fetch: (...request) => fetch(...request),
    baseUrl: '',
    getToken: token.get,
    getProofs: () => proof.all().map((one) => one.proof),
    getRecommendation: () => recommendation.get()?.grant,
    newKey,
    onPending: pending.set,
    onLoginExpired() {
      token.clear()
      noteExpiry()
      location.reload()
    },
  })
  return { client, token, proof, recommendation, pending }
}
