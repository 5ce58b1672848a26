import { ownValue } from '#contract/record.ts'
import { findAccount } from '../../store/repositories/accounts.ts'
import { findLiveToken, touchToken } from '../../store/repositories/loginTokens.ts'
import { findProvenMobile } from '../../store/repositories/mobileProofs.ts'
import { findGrantedRecommendation } from '../../store/repositories/recommendGrants.ts'
import type { Store, Tx } from '../../store/store.ts'
import type { CallSubject } from '../subject.ts'
import { IDLE_SECONDS, TOUCH_AFTER_MS } from './lifetimes.ts'
import { hashSecret } from './secrets.ts'

/** What the browser sent to say who it is. */
export interface Credentials {
  token: string | undefined
  proof: string | undefined
  recommendation: string | undefined
}

const SECRET = /^[A-Za-z0-9_-]{16,128}$/

/** Reads `authorization: Bearer …`, `x-mobile-proof` and `x-recommend-proof`; cookies are never looked at. */
export function readCredentials(headers: Record<string, unknown>): Credentials {
  const bearer = /^Bearer ([A-Za-z0-9_-]{16,128})$/.exec(String(headers.authorization ?? ''))
  const secret = (name: string) => SECRET.exec(String(ownValue(headers, name) ?? ''))?.[0]
  return {
    token: bearer?.[1],
    proof: secret('x-mobile-proof'),
    recommendation: secret('x-recommend-proof'),
  }
}

/** The subject of a call inside one organisation; a token that is no longer good makes it `expired`, not an error. */
export async function resolveSubject(
  store: Store,
  orgId: string,
  { token, proof, recommendation }: Credentials,
): Promise<CallSubject> {
  if (!token && !proof && !recommendation) return {}
  return store.tx(orgId, async (tx) => {
    const provenMobile = proof && (await findProvenMobile(tx, hashSecret(proof)))
    const granted =
      recommendation && (await findGrantedRecommendation(tx, hashSecret(recommendation)))
    return {
      ...(token ? await loggedIn(tx, hashSecret(token)) : {}),
      ...(provenMobile ? { provenMobile } : {}),
      ...(granted ? { recommendation: granted } : {}),
    }
  })
}

async function loggedIn(tx: Tx, tokenHash: string): Promise<CallSubject> {
  const token = await findLiveToken(tx, tokenHash, IDLE_SECONDS)
  const account = token && (await findAccount(tx, token.accountId))
  if (!token || !account) return { expired: true }
  if (tx.now.getTime() - token.lastSeenAt.getTime() > TOUCH_AFTER_MS)
    await touchToken(tx, tokenHash)
  return { account, tokenHash }
}
