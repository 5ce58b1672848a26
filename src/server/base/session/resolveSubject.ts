import { ownValue } from '#contract/record.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { touchAccount } from '../repositories/accounts.ts'
import { touchToken } from '../repositories/loginTokens.ts'
import { findMobileProofs, type MobileProof } from '../repositories/mobileProofs.ts'
import { findGrantedRecommendation } from '../repositories/recommendGrants.ts'
import type { CallSubject } from '../subject.ts'
import { TOUCH_AFTER_MS } from './lifetimes.ts'
import { findLiveSession } from './liveSession.ts'
import { hashSecret } from './secrets.ts'

/** Credentials sent by the browser. */
export interface Credentials {
  token: string | undefined
  /** Grants of `proveMobile`, newest first. */
  proofs: readonly string[]
  recommendation: string | undefined
}

const SECRET = /^[A-Za-z0-9_-]{16,128}$/

/** Browsers keep fewer (`src/client/proof.ts`); any more are ignored. */
const PROOFS_AT_MOST = 8

/** Reads `authorization: Bearer …`, `x-mobile-proof` and `x-recommend-proof`; cookies are never read. */
export function readCredentials(headers: Record<string, unknown>): Credentials {
  const bearer = /^Bearer ([A-Za-z0-9_-]{16,128})$/.exec(String(headers.authorization ?? ''))
  const secret = (name: string) => SECRET.exec(String(ownValue(headers, name) ?? ''))?.[0]
  return {
    token: bearer?.[1],
    proofs: secretsOf(headers['x-mobile-proof']),
    recommendation: secret('x-recommend-proof'),
  }
}

const secretsOf = (header: unknown): string[] =>
  String(header ?? '')
    .split(',', PROOFS_AT_MOST)
    .map((part) => part.trim())
    .filter((part) => SECRET.test(part))

/** Resolves the subject of a call within one organisation; an invalid token makes it `expired`, not an error. */
export async function resolveSubject(
  store: Store,
  orgId: string,
  { token, proofs, recommendation }: Credentials,
): Promise<CallSubject> {
  if (!token && proofs.length === 0 && !recommendation) return {}
  return store.tx(orgId, async (tx) => {
    const proven = await findMobileProofs(tx, proofs.map(hashSecret))
    const granted =
      recommendation && (await findGrantedRecommendation(tx, hashSecret(recommendation)))
    return {
      ...(token ? await loggedIn(tx, hashSecret(token)) : {}),
      ...(proven.length > 0 ? provenBy(proven) : {}),
      ...(granted ? { recommendation: granted } : {}),
    }
  })
}

const provenBy = (proofs: readonly MobileProof[]) => ({
  provenMobiles: proofs.map(({ mobile }) => mobile),
  provenCards: proofs.flatMap(({ mobile, cardTail }) => (cardTail ? [{ mobile, cardTail }] : [])),
})

async function loggedIn(tx: Tx, tokenHash: string): Promise<CallSubject> {
  const session = await findLiveSession(tx, tokenHash)
  if (!session) return { expired: true }
  const { token, account } = session
  if (tx.now.getTime() - token.lastSeenAt.getTime() > TOUCH_AFTER_MS) {
    await touchAccount(tx, account.id) // The account first, as whoever ends its sessions locks them.
    await touchToken(tx, tokenHash)
  }
  return { account, tokenHash }
}
