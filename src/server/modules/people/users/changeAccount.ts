import { UserType } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { changedFields } from '#server/base/activity/changedFields.ts'
import type { CallContext } from '#server/base/call.ts'
import {
  type Account,
  type LockedAccount,
  updateAccount,
} from '#server/base/repositories/accounts.ts'
import { revokeAccountTokens } from '#server/base/repositories/loginTokens.ts'
import { Refusal } from '#server/messages/refusal.ts'
import words from '#server/messages/users.json' with { type: 'json' }
import { adoptRecords } from '#server/modules/records/applications/adoptRecords.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { heldAccount, noteManaged } from './managedUser.ts'
import { type Person, personOf } from './personOf.ts'

/** Input of a change; without `mobile`, which lists mask, the present number is kept. */
type Changing = CallContext<'org' | 'subject', { store: Store }> & {
  input: Omit<Person, 'mobile'> & { id: string; mobile?: string }
}

/**
 * Changes name, mobile and user name of an account of this kind. A new mobile means a new holder: all sessions end.
 * @throws NotFound for an account of the other kind, Conflict for another mobile of a member of staff who has logged
 *   in, and as `personOf`
 */
export async function changeAccount(
  { input, org, subject, parts }: Changing,
  kind: 'user' | 'admin',
): Promise<true> {
  return parts.store.tx(org.orgId, async (tx) => {
    const account = await heldAccount(tx, input.id)
    if ((account.userType === UserType.Staff) !== (kind === 'admin'))
      throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
    const mobile = input.mobile ?? account.mobile
    if (kind === 'admin' && mobile !== account.mobile) requireUnused(account)
    const person = await personOf(tx, { ...input, mobile }, account.id)
    tx.note({ detail: { fields: changedFields(account, person) } })
    await updateAccount(tx, account, person)
    if (person.mobile && person.mobile !== account.mobile) await moveTo(tx, account, person.mobile)
    const opinion = words.done[kind === 'admin' ? 'manageAdmin' : 'manageUser']
    await noteManaged(tx, subject, { id: account.id, realName: person.realName, opinion })
    return true as const
  })
}

/**
 * Refuses to change the number of staff who have logged in: only its holder may, by proving both numbers. Otherwise a
 * colleague could move the number, set the password by it and act as the second of two required persons (decision
 * 0397). A number mistyped at the invitation, with which no login has happened, may be corrected.
 */
function requireUnused({ pwdHash, lastSeenAt }: Account): void {
  if (pwdHash !== null || lastSeenAt !== null)
    throw new Refusal(RefusalCode.Conflict, 'staffMobile')
}

async function moveTo(tx: Tx, account: LockedAccount, to: string): Promise<void> {
  const { id: accountId, mobile: from } = account
  if (from) await adoptRecords(tx, { account }, { accountId, mobile: { from, to } })
  await revokeAccountTokens(tx, account)
}
