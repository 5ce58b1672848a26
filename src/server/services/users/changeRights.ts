import { UserType } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { fill } from '../../messages/fill.ts'
import names from '../../messages/rights.json' with { type: 'json' }
import words from '../../messages/users.json' with { type: 'json' }
import { Refusal } from '../../refusal.ts'
import { updateAccount } from '../../store/repositories/accounts.ts'
import { heldAccount, noteManaged, requireManagerLeft, requireOther } from './managedUser.ts'

/** What a member of staff may do from now on; their logins go on, and the next call is judged anew. */
export async function changeRights({
  input,
  org,
  subject,
  parts,
}: CallRequest<'changeRights'>): Promise<true> {
  return parts.store.tx(org.orgId, async (tx) => {
    const account = await heldAccount(tx, input.id)
    requireOther(subject, account, 'rightsSelf')
    if (account.userType !== UserType.Staff) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
    await updateAccount(tx, account.id, { rights: input.rights })
    await requireManagerLeft(tx, account)
    const rights = input.rights.map((right) => names[right]).join('、') || words.noRights
    const opinion = fill(words.rightsChanged, { rights })
    await noteManaged(tx, subject, { ...account, opinion })
    return true as const
  })
}
