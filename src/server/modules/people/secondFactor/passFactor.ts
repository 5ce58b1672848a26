import { RefusalCode } from '#contract/envelope.ts'
import type { Account } from '#server/base/repositories/accounts.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Tx } from '#server/store/store.ts'
import { spendFactor } from './spendFactor.ts'

interface Passing {
  ip: string
  secondCode?: string | undefined
}

/**
 * Second step of a login whose password or SMS code was right. Without a code, returns a refusal that makes the browser
 * ask for one; the credential of the first step is not consumed. Returns undefined when the step is passed or the
 * account has no second factor.
 */
export async function passFactor(
  tx: Tx,
  account: Account,
  { ip, secondCode }: Passing,
): Promise<Refusal | undefined> {
  if (!account.secondFactorAt || account.disabledAt) return undefined
  if (!secondCode) return new Refusal(RefusalCode.SecondFactor, 'factorNeeded')
  return spendFactor(tx, { account, code: secondCode, ip })
}
