import { RefusalCode } from '#contract/envelope.ts'
import { type Account, lockAccount } from '#server/base/repositories/accounts.ts'
import { clearLoginFailures } from '#server/base/repositories/loginFailures.ts'
import { returnEvent } from '#server/base/repositories/rateLimits.ts'
import { networkOf } from '#server/base/session/networkOf.ts'
import { reserveGuess } from '#server/base/session/reserveGuess.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Tx } from '#server/store/store.ts'
import { findFactor, takeRecoveryCode, takeStep } from '../repositories/secondFactors.ts'
import { hashRecoveryCode } from './recoveryCodes.ts'
import { stepOf } from './timeCodes.ts'

/** Wrong codes per account, from any network: six digits are few. */
const PER_ACCOUNT = { seconds: 3600, limit: 30 }

const SENTENCES = { paused: 'factorPaused', usedUp: 'tooManyTries' } as const

const SIX_DIGITS = /^\d{6}$/

interface FactorTry {
  account: Pick<Account, 'id'>
  code: string
  ip: string
}

/**
 * Consumes a code of the account's second factor, from the authenticator or for recovery. Returns the refusal instead
 * of throwing it: counted attempts must be committed. Wrong codes cause pauses as wrong passwords do (decision 0243),
 * by account and network; thirty per hour from any network block all attempts until the hour is over. Locks the account
 * first, as logins and changes of the factor do.
 */
export async function spendFactor(
  tx: Tx,
  { account, code, ip }: FactorTry,
): Promise<Refusal | undefined> {
  const attempt = { name: `second factor ${account.id}`, network: networkOf(ip) }
  const budget = { key: `secondFactor:${account.id}`, ...PER_ACCOUNT }
  await lockAccount(tx, account.id)
  const refused = await reserveGuess(tx, { attempt, budget }, SENTENCES)
  if (refused) return refused
  const isRight = await (SIX_DIGITS.test(code)
    ? takeTimeCode(tx, account.id, code)
    : takeRecoveryCode(tx, account.id, hashRecoveryCode(account.id, code)))
  if (!isRight) return new Refusal(RefusalCode.BadRequest, 'factorWrong')
  await clearLoginFailures(tx, { userName: attempt.name, mobile: null }, attempt.network)
  await returnEvent(tx, budget)
  return undefined
}

/** Each code is valid once: consumes its time step and every earlier one. */
async function takeTimeCode(tx: Tx, id: string, code: string): Promise<boolean> {
  const factor = await findFactor(tx, id)
  if (!factor) return false
  const step = stepOf(factor.secret, code, tx.now)
  return step !== undefined && takeStep(tx, id, step)
}
