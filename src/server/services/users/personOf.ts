import { RefusalCode } from '#contract/envelope.ts'
import { isRealName, normaliseRealName } from '#domain/realName.ts'
import { Refusal } from '../../refusal.ts'
import { isAccountValueFree } from '../../store/repositories/accounts.ts'
import type { Tx } from '../../store/store.ts'

/** What staff type of a person. */
export interface Person {
  realName: string
  mobile: string
  userName?: string
}

/** The login takes either: a name that is somebody's number would be taken for it. */
const MOBILE = /^1\d{10}$/

/** The columns of a person, after every rule; `ownId` is the account that may have the values already. */
export async function personOf(
  tx: Tx,
  { realName, mobile, userName }: Person,
  ownId?: string,
): Promise<{ realName: string; mobile: string; userName: string | null }> {
  if (!isRealName(realName)) throw new Refusal(RefusalCode.BadRequest, 'realNameFormat')
  if (userName && MOBILE.test(userName)) throw new Refusal(RefusalCode.BadRequest, 'userNameMobile')
  if (!(await isAccountValueFree(tx, 'mobile', mobile, ownId)))
    throw new Refusal(RefusalCode.Conflict, 'mobileRegistered')
  if (userName && !(await isAccountValueFree(tx, 'userName', userName, ownId)))
    throw new Refusal(RefusalCode.Conflict, 'userNameTaken')
  return { realName: normaliseRealName(realName), mobile, userName: userName || null }
}
