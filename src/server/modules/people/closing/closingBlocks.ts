import { Right, UserType } from '#contract/codes.ts'
import { fill } from '#domain/text/fill.ts'
import { isHeldByOthers } from '#server/base/repositories/accountLists.ts'
import type { Account } from '#server/base/repositories/accounts.ts'
import words from '#server/messages/closing.json' with { type: 'json' }
import type { Tx } from '#server/store/store.ts'
import { countMoneyUnderWay } from '../repositories/closing.ts'
import type { PersonKeys } from '../repositories/personKeys.ts'

const { blocked } = words

/** Returns the reasons for which the account cannot be closed now, each with the remedy; empty when it can. */
export async function closingBlocks(tx: Tx, account: Account, keys: PersonKeys): Promise<string[]> {
  const money = await countMoneyUnderWay(tx, keys)
  const counted = (['orders', 'plans', 'reconciles', 'invoices'] as const).flatMap((kind) =>
    money[kind] > 0 ? [fill(blocked[kind], { count: money[kind] })] : [],
  )
  return [
    ...(account.userType === UserType.Organisation ? [blocked.unit] : []),
    ...((await isLastManager(tx, account)) ? [blocked.lastManager] : []),
    ...counted,
  ]
}

const isLastManager = async (tx: Tx, { id, rights }: Account): Promise<boolean> =>
  rights.includes(Right.Accounts) && !(await isHeldByOthers(tx, Right.Accounts, id))
