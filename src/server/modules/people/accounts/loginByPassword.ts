import type { Schema } from '#contract/calls.ts'
import type { UserType } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import {
  type Account,
  findAccountByLogin,
  type LockedAccount,
  lockAccount,
} from '#server/base/repositories/accounts.ts'
import { clearLoginFailures } from '#server/base/repositories/loginFailures.ts'
import { countNetwork } from '#server/base/session/limitNetwork.ts'
import { networkOf } from '#server/base/session/networkOf.ts'
import type { PasswordHasher } from '#server/base/session/passwordHasher.ts'
import { type GuessLimits, reserveGuess, returnGuess } from '#server/base/session/reserveGuess.ts'
import { orThrow, Refusal } from '#server/messages/refusal.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { completeLogin } from './completeLogin.ts'

export interface PasswordLogin {
  orgId: string
  /** User name or mobile. */
  name: string
  userPwd: string
  userType?: UserType | undefined
  ip: string
  userAgent: string
  secondCode?: string | undefined
}

const PER_IP = { name: 'login', seconds: 600, limit: 60 }
/** Failures per name from any network: limits guesses spread over many addresses. */
const PER_NAME = { seconds: 3600, limit: 100 }

interface LoginParts {
  store: Store
  configuration: Configurations
  passwords: PasswordHasher
}

/**
 * Logs in by password. Every failure but a pause has the same message. Failures count per name and network (decision
 * 0243), for unknown names too, and the duration does not depend on whether the account exists. So neither message nor
 * time reveals an account, and a stranger elsewhere cannot lock anyone out. Each login counts as failed until its
 * password was right (decision 0437). Login by code has no pause.
 * @throws BadRequest for a wrong name or password, TooMany over a limit or in a pause, and the refusals of
 *   `completeLogin`
 */
export async function loginByPassword(
  parts: LoginParts,
  login: PasswordLogin,
): Promise<Schema<'Login'>> {
  const { orgId } = login
  const account = await parts.store.tx(orgId, (tx) => admitted(tx, login)).then(orThrow)
  const answer = await comparePassword(parts, login, account).catch(async (error: unknown) => {
    await parts.store.tx(orgId, (tx) => returnGuess(tx, limitsOf(tx, login)))
    throw error
  })
  return orThrow(answer)
}

const limitsOf = (tx: Tx, { name, ip }: PasswordLogin): GuessLimits => ({
  attempt: { name, network: networkOf(ip) },
  budget: { key: `login:name:${tx.hash('login', name)}`, ...PER_NAME },
})

const SENTENCES = { paused: 'loginPaused', usedUp: 'loginByCodeOnly' } as const

/**
 * Returns the account to compare the password with, undefined for an unknown name, or a refusal when the attempt is
 * limited.
 */
async function admitted(tx: Tx, login: PasswordLogin): Promise<Account | Refusal | undefined> {
  if (!(await countNetwork(tx, login.ip, PER_IP)))
    return new Refusal(RefusalCode.TooMany, 'tooManyRequests')
  const refused = await reserveGuess(tx, limitsOf(tx, login), SENTENCES)
  return refused ?? findAccountByLogin(tx, login.name)
}

/**
 * Returns the login, or the refusal whose counts stay; throws where the guess is to be given back: a right one that is
 * refused for another reason, or one that was not compared.
 */
async function comparePassword(
  { store, passwords, configuration }: LoginParts,
  login: PasswordLogin,
  account: Account | undefined,
): Promise<Schema<'Login'> | Refusal> {
  const { orgId, name } = login
  const matching = account && isOfType(account, login.userType) ? account : undefined
  const right = await passwords.verify(matching?.pwdHash ?? null, login.userPwd)
  const around = { ...login, configuration: await configuration.of(orgId) }
  return store.tx(orgId, async (tx) => {
    if (account) noteTried(tx, account)
    const verified = matching && right ? await stillVerified(tx, matching, name) : undefined
    if (!verified) return new Refusal(RefusalCode.BadRequest, 'loginFailed')
    const limits = limitsOf(tx, login)
    await returnGuess(tx, limits)
    return completeLogin(tx, verified, around, () =>
      clearLoginFailures(tx, verified, limits.attempt.network),
    )
  })
}

/**
 * Returns the account as it is now, locked; undefined if its password or the name changed while the password was
 * verified: sessions that a recovery or a reset has ended meanwhile stay ended.
 */
async function stillVerified(
  tx: Tx,
  { id, pwdHash }: Account,
  name: string,
): Promise<LockedAccount | undefined> {
  const now = await lockAccount(tx, id)
  const isSame = now?.pwdHash === pwdHash && (now.userName === name || now.mobile === name)
  return isSame ? now : undefined
}

/** Sets the log's person here, so that logging a failure needs no query that an unknown name would not need. */
function noteTried(tx: Tx, { id, realName: name }: Account): void {
  tx.note({ record: { type: 'account', id }, person: { id, name } })
}

const isOfType = (account: Account, userType: UserType | undefined) =>
  userType === undefined || account.userType === userType
