import type { CallData } from '#contract/calls.ts'
import { UserType } from '#contract/codes.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import { listAccounts, searchAccounts } from '#server/base/repositories/accountLists.ts'
import { mapPage } from '#server/store/queries/page.ts'
import type { Store } from '#server/store/store.ts'
import { staffMember } from './staffMember.ts'

/** Lists the staff of the society, newest first; a keyword matches names, user names and numbers. */
export async function listStaffMembers({
  input,
  org,
  subject,
  parts,
}: Call<'staffPage', 'org' | 'subject', { store: Store }>): Promise<CallData<'staffPage'>> {
  const { id } = requireAccount(subject)
  const { status, keyword } = input
  const filter = {
    userType: UserType.Staff,
    ...(status && { inUse: status === '1' }),
  }
  const found = await parts.store.tx(org.orgId, (tx) =>
    keyword
      ? searchAccounts(tx, { ...filter, keyword }, input)
      : listAccounts(tx, filter).page(input),
  )
  return mapPage(found, (account) => staffMember(account, id))
}
