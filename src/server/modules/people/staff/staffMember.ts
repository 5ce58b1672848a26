import type { Schema } from '#contract/calls.ts'
import { RIGHTS, type Right, UserType } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { holds } from '#domain/person/holds.ts'
import { mask } from '#domain/person/mask.ts'
import { fill } from '#domain/text/fill.ts'
import type { Account, LockedAccount } from '#server/base/repositories/accounts.ts'
import { withoutNulls } from '#server/base/shared/withoutNulls.ts'
import { Refusal } from '#server/messages/refusal.ts'
import names from '#server/messages/rights.json' with { type: 'json' }
import words from '#server/messages/staff.json' with { type: 'json' }
import type { Tx } from '#server/store/store.ts'
import { heldAccount } from '../users/managedUser.ts'

/** Names of rights for staff. */
export const rightWords = (rights: readonly Right[]): string =>
  rights.map((right) => names[right]).join('、') || words.noRights

/** Most names that fit in a row of a list. */
const FEW = 3

/** Summarises rights: all of them, or the first names and their number. */
export function rightsSummary(rights: readonly Right[]): string {
  if (RIGHTS.every((right) => holds(rights, right))) return words.allRights
  const told = rights.filter((right) => !rights.some((above) => right.startsWith(`${above}.`)))
  if (told.length <= FEW) return rightWords(told)
  return fill(words.moreRights, { names: rightWords(told.slice(0, FEW)), count: told.length })
}

/**
 * A member of staff as shown to holders of the right `accounts`: with a masked number and without the password hash.
 */
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
  rightsSummary: rightsSummary(account.rights),
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
export async function heldStaff(tx: Tx, id: string): Promise<LockedAccount> {
  const account = await heldAccount(tx, id)
  if (account.userType !== UserType.Staff) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
  return account
}
