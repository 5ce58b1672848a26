import type { Schema } from '#contract/calls.ts'
import type { UserType } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../../refusal.ts'
import type { ServerParts } from '../../serverParts.ts'
import { type Account, findAccountByLogin } from '../../store/repositories/accounts.ts'
import { recordFailedLogin } from '../../store/repositories/loginAttempts.ts'
import { countEvent } from '../../store/repositories/rateLimits.ts'
import { openSession } from './openSession.ts'

export interface PasswordLogin {
  orgId: string
  /** User name or mobile. */
  name: string
  userPwd: string
  userType?: UserType | undefined
  ip: string
}

/** Five failures in a row lock the account for a quarter of an hour. */
const LOCK = { after: 5, seconds: 15 * 60 }
const PER_IP = { seconds: 600, limit: 60 }

/**
 * Password login. One message for every reason but the lock, which is told only to those who know the password or
 * have used up their tries; the time taken does not depend on whether the account exists.
 */
export async function loginByPassword(
  { store, passwords }: ServerParts,
  login: PasswordLogin,
): Promise<Schema<'Login'>> {
  const { few, account } = await store.tx(login.orgId, async (tx) => ({
    few: await countEvent(tx, { key: `login:ip:${login.ip}`, ...PER_IP }),
    account: await findAccountByLogin(tx, login.name),
  }))
  if (!few) throw new Refusal(RefusalCode.TooMany, 'tooManyRequests')
  const known = account && isOfType(account, login.userType) ? account : undefined
  const right = await passwords.verify(known?.pwdHash ?? null, login.userPwd)
  return store
    .tx(login.orgId, async (tx) => {
      if (known && isLocked(known, tx.now)) return locked(known, tx.now)
      if (known && right) return openSession(tx, known)
      if (known) await recordFailedLogin(tx, known.id, LOCK)
      return new Refusal(RefusalCode.BadRequest, 'loginFailed')
    })
    .then(orThrow)
}

/** The transaction must commit the failure it counted, so a refusal leaves it as a value and is thrown outside. */
function orThrow<T>(answer: T | Refusal): T {
  if (answer instanceof Refusal) throw answer
  return answer
}

const isOfType = (account: Account, userType: UserType | undefined) =>
  userType === undefined || account.userType === userType

const isLocked = ({ lockedUntil }: Account, now: Date) => lockedUntil !== null && lockedUntil > now

function locked({ lockedUntil }: Account, now: Date): Refusal {
  const minutes = Math.ceil(((lockedUntil?.getTime() ?? 0) - now.getTime()) / 60_000)
  return new Refusal(RefusalCode.TooMany, 'accountLocked', { minutes })
}
