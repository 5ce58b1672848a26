import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../../messages/refusal.ts'
import type { Account } from '../../store/repositories/accounts.ts'
import {
  clearLoginFailures,
  findLoginPause,
  type LoginTry,
  recordLoginFailure,
} from '../../store/repositories/loginFailures.ts'
import { countEvent, isUsedUp } from '../../store/repositories/rateLimits.ts'
import { findFactor, takeRecoveryCode, takeStep } from '../../store/repositories/secondFactors.ts'
import type { Tx } from '../../store/store.ts'
import { pauseAfter, pausedRefusal } from '../session/loginPauses.ts'
import { networkOf } from '../session/networkOf.ts'
import { hashRecoveryCode } from './recoveryCodes.ts'
import { stepOf } from './timeCodes.ts'

/** Wrong codes per account, from any network: six digits are few. */
const PER_ACCOUNT = { seconds: 3600, limit: 30 }

const SIX_DIGITS = /^\d{6}$/

interface FactorTry {
  account: Pick<Account, 'id'>
  code: string
  ip: string
}

/**
 * Consumes a code of the account's second factor, from the authenticator or for recovery. Returns the refusal instead
 * of throwing it: counted attempts must be committed. Wrong codes cause pauses as wrong passwords do (decision 0243),
 * by account and network; thirty per hour from any network block all attempts until the hour is over.
 */
export async function spendFactor(
  tx: Tx,
  { account, code, ip }: FactorTry,
): Promise<Refusal | undefined> {
  const attempt: LoginTry = { name: `second factor ${account.id}`, network: networkOf(ip) }
  const budget = { key: `secondFactor:${account.id}`, ...PER_ACCOUNT }
  const pausedUntil = await findLoginPause(tx, attempt)
  if (pausedUntil) return pausedRefusal('factorPaused', pausedUntil, tx.now)
  if (await isUsedUp(tx, budget)) return new Refusal(RefusalCode.TooMany, 'tooManyTries')
  const isRight = await (SIX_DIGITS.test(code)
    ? takeTimeCode(tx, account.id, code)
    : takeRecoveryCode(tx, account.id, hashRecoveryCode(account.id, code)))
  if (isRight) {
    await clearLoginFailures(tx, { userName: attempt.name, mobile: null }, attempt.network)
    return undefined
  }
  await recordLoginFailure(tx, attempt, pauseAfter)
  await countEvent(tx, budget)
  return new Refusal(RefusalCode.BadRequest, 'factorWrong')
}

/** Each code is valid once: consumes its time step and every earlier one. */
async function takeTimeCode(tx: Tx, id: string, code: string): Promise<boolean> {
  const factor = await findFactor(tx, id)
  if (!factor) return false
  const step = stepOf(factor.secret, code, tx.now)
  return step !== undefined && takeStep(tx, id, step)
}
