import { RefusalCode } from '#contract/envelope.ts'
import { isMobile } from '#domain/text/kinds/mobile.ts'
import { isUserName } from '#domain/text/kinds/userName.ts'
import { isAccountValueFree } from '#server/base/repositories/accounts.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Tx } from '#server/store/store.ts'

/** True when the user name is valid and not used by an account other than `ownId`. */
export const isUserNameFree = async (tx: Tx, userName: string, ownId?: string): Promise<boolean> =>
  isUserName(userName) && isAccountValueFree(tx, 'userName', userName, ownId)

/** Throws when the user name cannot be given to this account, with a message for the reason. */
export async function requireUserName(tx: Tx, userName: string, ownId?: string): Promise<void> {
  if (isMobile(userName)) throw new Refusal(RefusalCode.BadRequest, 'userNameMobile')
  if (!isUserName(userName)) throw new Refusal(RefusalCode.BadRequest, 'userNameFormat')
  if (!(await isUserNameFree(tx, userName, ownId)))
    throw new Refusal(RefusalCode.Conflict, 'userNameTaken')
}
