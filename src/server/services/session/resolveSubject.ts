import { ownValue } from '#contract/record.ts'
import { findAccount } from '../../store/repositories/accounts.ts'
import { findLiveToken, touchToken } from '../../store/repositories/loginTokens.ts'
import { findProvenMobiles } from '../../store/repositories/mobileProofs.ts'
import { findGrantedRecommendation } from '../../store/repositories/recommendGrants.ts'
import type { Store, Tx } from '../../store/store.ts'
import type { CallSubject } from '../subject.ts'
import { IDLE_SECONDS, TOUCH_AFTER_MS } from './lifetimes.ts'
import { hashSecret } from './secrets.ts'

/** What the browser sent to say who it is. */
export interface Credentials {
  token: string | undefined
  /** The grants of `proveMobile`, newest first. */
  proofs: readonly string[]
  recommendation: string | undefined
}

const SECRET = /^[A-Za-z0-9_-]{16,128}$/

/** A browser holds fewer (`src/client/proof.ts`); what more is sent is not looked at. */
const PROOFS_AT_MOST = 8

/** Reads `authorization: Bearer …`, `x-mobile-proof` and `x-recommend-proof`; cookies are never looked at. */
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

/** The subject of a call inside one organisation; a token that is no longer good makes it `expired`, not an error. */
export async function resolveSubject(
  store: Store,
  orgId: string,
  { token, proofs, recommendation }: Credentials,
): Promise<CallSubject> {
  if (!token && proofs.length === 0 && !recommendation) return {}
  return store.tx(orgId, async (tx) => {
    const provenMobiles = await findProvenMobiles(tx, proofs.map(hashSecret))
    const granted =
      recommendation && (await findGrantedRecommendation(tx, hashSecret(recommendation)))
    return {
      ...(token ? await loggedIn(tx, hashSecret(token)) : {}),
      ...(provenMobiles.length > 0 ? { provenMobiles } : {}),
      ...(granted ? { recommendation: granted } : {}),
    }
  })
}

async function loggedIn(tx: Tx, tokenHash: string): Promise<CallSubject> {
  const token = await findLiveToken(tx, tokenHash, IDLE_SECONDS)
  const account = token && (await findAccount(tx, token.accountId))
  if (!token || !account || account.disabledAt) return { expired: true }
  if (tx.now.getTime() - token.lastSeenAt.getTime() > TOUCH_AFTER_MS)
    await touchToken(tx, tokenHash)
  return { account, tokenHash }
}
