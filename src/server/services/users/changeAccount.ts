import { UserType } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../../messages/refusal.ts'
import words from '../../messages/users.json' with { type: 'json' }
import { type Account, updateAccount } from '../../store/repositories/accounts.ts'
import { revokeAccountTokens } from '../../store/repositories/loginTokens.ts'
import type { Store, Tx } from '../../store/store.ts'
import { changedFields } from '../activity/changedFields.ts'
import { adoptRecords } from '../applications/adoptRecords.ts'
import type { CallContext } from '../call.ts'
import { heldAccount, noteManaged } from './managedUser.ts'
import { type Person, personOf } from './personOf.ts'

/** Without `mobile`, which lists mask, the current one is kept. */
type Changing = CallContext<'org' | 'subject', { store: Store }> & {
  input: Omit<Person, 'mobile'> & { id: string; mobile?: string }
}

/**
 * Changes name, mobile and user name of an account of this kind. A new mobile means a new holder: all sessions end.
 * @throws Conflict for another mobile of a member of staff who has logged in
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
    await updateAccount(tx, account.id, person)
    if (person.mobile && person.mobile !== account.mobile) await moveTo(tx, account, person.mobile)
    const opinion = words.done[kind === 'admin' ? 'manageAdmin' : 'manageUser']
    await noteManaged(tx, subject, { id: account.id, realName: person.realName, opinion })
    return true as const
  })
}

/**
 * The number of staff is moved by its holder alone, who proves both numbers: whoever could move a colleague's would set the
 * password by it and be the second person of every two (decision 0397). A number that was mistyped at the invitation, which
 * nobody has logged in with, is corrected.
 */
function requireUnused({ pwdHash, lastSeenAt }: Account): void {
  if (pwdHash !== null || lastSeenAt !== null)
    throw new Refusal(RefusalCode.Conflict, 'staffMobile')
}

async function moveTo(tx: Tx, account: Account, to: string): Promise<void> {
  const { id: accountId, mobile: from } = account
  if (from) await adoptRecords(tx, { account }, { accountId, mobile: { from, to } })
  await revokeAccountTokens(tx, accountId)
}
