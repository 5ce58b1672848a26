import { RefusalCode } from '#contract/envelope.ts'
import { isRealName } from '#domain/text/kinds/realName.ts'
import { isAccountValueFree } from '#server/base/repositories/accounts.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Tx } from '#server/store/store.ts'
import { requireUserName } from '../accounts/requireUserName.ts'

/** Personal data staff enter. */
export interface Person {
  realName: string
  mobile: string
  userName?: string
}

/** Validates and returns a person's columns; `ownId` is the account that may already have the values. */
export async function personOf<Mobile extends string | null>(
  tx: Tx,
  { realName, mobile, userName }: Omit<Person, 'mobile'> & { mobile: Mobile },
  ownId?: string,
): Promise<{ realName: string; mobile: Mobile; userName: string | null }> {
  if (!isRealName(realName)) throw new Refusal(RefusalCode.BadRequest, 'realNameFormat')
  if (mobile !== null && !(await isAccountValueFree(tx, 'mobile', mobile, ownId)))
    throw new Refusal(RefusalCode.Conflict, 'mobileRegistered')
  if (userName) await requireUserName(tx, userName, ownId)
  return { realName, mobile, userName: userName || null }
}
