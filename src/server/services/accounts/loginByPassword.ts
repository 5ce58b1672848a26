import type { Schema } from '#contract/calls.ts'
import type { UserType } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { orThrow, Refusal } from '../../messages/refusal.ts'
import {
  type Account,
  findAccountByLogin,
  type LockedAccount,
  lockAccount,
} from '../../store/repositories/accounts.ts'
import {
  clearLoginFailures,
  findLoginPause,
  type LoginTry,
  recordLoginFailure,
} from '../../store/repositories/loginFailures.ts'
import { countEvent, isUsedUp } from '../../store/repositories/rateLimits.ts'
import type { Store, Tx } from '../../store/store.ts'
import type { Configurations } from '../configuration/configurations.ts'
import { countNetwork } from '../session/limitNetwork.ts'
import { pauseAfter, pausedRefusal } from '../session/loginPauses.ts'
import { networkOf } from '../session/networkOf.ts'
import type { PasswordHasher } from '../session/passwordHasher.ts'
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

/**
 * Logs in by password. Every failure but a pause has the same message. Failures count per name and network (decision
 * 0243), for unknown names too, and the duration does not depend on whether the account exists. So neither message nor
 * time reveals an account, and a stranger elsewhere cannot lock anyone out. Login by code has no pause.
 * @throws BadRequest for a wrong name or password, TooMany over a limit or in a pause, and the refusals of
 *   `completeLogin`
 */
export async function loginByPassword(
  {
    store,
    passwords,
    configuration,
  }: { store: Store; configuration: Configurations; passwords: PasswordHasher },
  login: PasswordLogin,
): Promise<Schema<'Login'>> {
  const { orgId, name, ip } = login
  const attempt = { name, network: networkOf(ip) }
  const account = await store.tx(orgId, (tx) => admitted(tx, attempt)).then(orThrow)
  const matching = account && isOfType(account, login.userType) ? account : undefined
  const right = await passwords.verify(matching?.pwdHash ?? null, login.userPwd)
  const around = { ...login, configuration: await configuration.of(orgId) }
  return store
    .tx(orgId, async (tx) => {
      if (account) noteTried(tx, account)
      const verified = matching && right ? await stillVerified(tx, matching, name) : undefined
      if (!verified) return fail(tx, attempt)
      return completeLogin(tx, verified, around, () =>
        clearLoginFailures(tx, verified, attempt.network),
      )
    })
    .then(orThrow)
}

/**
 * Returns the account to compare the password with, undefined for an unknown name, or a refusal when the attempt is
 * limited.
 */
async function admitted(tx: Tx, attempt: LoginTry): Promise<Account | Refusal | undefined> {
  const { name, network } = attempt
  if (!(await countNetwork(tx, network, PER_IP)))
    return new Refusal(RefusalCode.TooMany, 'tooManyRequests')
  const pausedUntil = await findLoginPause(tx, attempt)
  if (pausedUntil) return pausedRefusal('loginPaused', pausedUntil, tx.now)
  if (await isUsedUp(tx, { key: failuresOf(name), ...PER_NAME }))
    return new Refusal(RefusalCode.TooMany, 'loginByCodeOnly')
  return findAccountByLogin(tx, name)
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

async function fail(tx: Tx, attempt: LoginTry): Promise<Refusal> {
  await recordLoginFailure(tx, attempt, pauseAfter)
  await countEvent(tx, { key: failuresOf(attempt.name), ...PER_NAME })
  return new Refusal(RefusalCode.BadRequest, 'loginFailed')
}

const failuresOf = (name: string) => `login:name:${name}`

const isOfType = (account: Account, userType: UserType | undefined) =>
  userType === undefined || account.userType === userType
