import type { Schema } from '#contract/calls.ts'
import { type Right, UserType } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { mask } from '#domain/person/mask.ts'
import { Refusal } from '../../messages/refusal.ts'
import names from '../../messages/rights.json' with { type: 'json' }
import words from '../../messages/staff.json' with { type: 'json' }
import type { Account } from '../../store/repositories/accounts.ts'
import type { Tx } from '../../store/store.ts'
import { withoutNulls } from '../shared/withoutNulls.ts'
import { heldAccount } from '../users/managedUser.ts'

/** Rights as staff read them. */
export const rightWords = (rights: readonly Right[]): string =>
  rights.map((right) => names[right]).join('、') || words.noRights

/** A member of staff as holders of `accounts` see them: the number masked, nothing of the password. */
export const staffMember = (account: Account, ownId: string): Schema<'StaffMember'> => ({
  id: account.id,
  realName: account.realName,
  ...withoutNulls({
    userName: account.userName,
    maskMobile: account.mobile && mask('mobile', account.mobile),
    lastSeenAt: account.lastSeenAt?.toISOString() ?? null,
  }),
  rights: [...account.rights],
  rightNames: rightWords(account.rights),
  status: account.disabledAt ? '0' : '1',
  statusName: statusName(account),
  hasSecondFactor: account.secondFactorAt !== null,
  isSelf: account.id === ownId,
})

function statusName({ disabledAt, pwdHash }: Account): string {
  if (disabledAt) return words.states.disabled
  return pwdHash === null ? words.states.noPassword : words.states.inUse
}

/** Returns the staff account of this society, and serialises account management; throws NotFound for others. */
export async function heldStaff(tx: Tx, id: string): Promise<Account> {
  const account = await heldAccount(tx, id)
  if (account.userType !== UserType.Staff) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
  return account
}
