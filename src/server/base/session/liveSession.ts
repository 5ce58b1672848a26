import type { Tx } from '#server/store/store.ts'
import {
  type Account,
  findAccount,
  type LockedAccount,
  lockAccount,
} from '../repositories/accounts.ts'
import { findLiveToken, type LoginToken } from '../repositories/loginTokens.ts'
import { IDLE_SECONDS, LOGIN_MS, STAFF_IDLE_MS, STAFF_LOGIN_MS } from './lifetimes.ts'

export interface LiveSession<Held extends Account = Account> {
  token: LoginToken
  account: Held
}

type Holder = { rights: readonly unknown[] }
type Times = Pick<LoginToken, 'createdAt' | 'lastSeenAt' | 'expiresAt'>

/** Maximum lifetime of a new session of the account, in milliseconds. */
export const longestLogin = ({ rights }: Holder): number =>
  rights.length > 0 ? STAFF_LOGIN_MS : LOGIN_MS

/** Latest end of a session. Rights count from the moment they are granted, also for sessions opened before. */
export function endOf({ createdAt, expiresAt }: Times, account: Holder): Date {
  const longest = createdAt.getTime() + longestLogin(account)
  return new Date(Math.min(expiresAt.getTime(), longest))
}

/** True when a session that was not revoked is still valid for this account. */
export function isLive(token: Times, account: Holder, now: Date): boolean {
  const idleMs = account.rights.length > 0 ? STAFF_IDLE_MS : IDLE_SECONDS * 1000
  return endOf(token, account) > now && now.getTime() - token.lastSeenAt.getTime() < idleMs
}

/** Returns the session of a token with its account; undefined when either is no longer valid. */
export async function findLiveSession(tx: Tx, tokenHash: string): Promise<LiveSession | undefined> {
  const token = await findLiveToken(tx, tokenHash, IDLE_SECONDS)
  return sessionOf(tx, token, token && (await findAccount(tx, token.accountId)))
}

/** As `findLiveSession`, with the account locked: whoever ends the session waits, or has been here before. */
export async function lockLiveSession(
  tx: Tx,
  tokenHash: string,
): Promise<LiveSession<LockedAccount> | undefined> {
  const before = await findLiveToken(tx, tokenHash, IDLE_SECONDS)
  const account = before && (await lockAccount(tx, before.accountId))
  return sessionOf(tx, account && (await findLiveToken(tx, tokenHash, IDLE_SECONDS)), account)
}

function sessionOf<Held extends Account>(
  { now }: Tx,
  token: LoginToken | undefined,
  account: Held | undefined,
): LiveSession<Held> | undefined {
  if (!token || !account || account.disabledAt) return undefined
  return isLive(token, account, now) ? { token, account } : undefined
}
