import type { Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../../messages/refusal.ts'
import words from '../../messages/staff.json' with { type: 'json' }
import { updateAccount } from '../../store/repositories/accounts.ts'
import { revokeAccountTokens } from '../../store/repositories/loginTokens.ts'
import type { Store } from '../../store/store.ts'
import type { Call } from '../call.ts'
import { issuePasswordLink } from '../passwordLinks/issuePasswordLink.ts'
import { noteManaged, requireOther } from '../users/managedUser.ts'
import { heldStaff } from './staffMember.ts'

/**
 * A new link that sets the password of a member of staff. The present one is taken away and every login ends at once;
 * links from before are good no more.
 */
export async function renewLink({
  input,
  org,
  subject,
  origin,
  parts,
}: Call<'staffLink', 'org' | 'subject' | 'origin', { store: Store }>): Promise<
  Schema<'StaffLink'>
> {
  return parts.store.tx(org.orgId, async (tx) => {
    const account = await heldStaff(tx, input.id)
    requireOther(subject, account)
    if (account.disabledAt) throw new Refusal(RefusalCode.Conflict, 'inviteDisabled')
    await updateAccount(tx, account.id, { pwdHash: null })
    await revokeAccountTokens(tx, account.id)
    await noteManaged(tx, subject, { ...account, opinion: words.linkRenewed })
    return { link: `${origin}${await issuePasswordLink(tx, account.id)}` }
  })
}
