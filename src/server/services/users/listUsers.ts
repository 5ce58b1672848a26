import type { CallData } from '#contract/calls.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { pageAccounts } from '../../store/repositories/accountLists.ts'
import { mapPage } from '../../store/repositories/page.ts'
import { managedUser } from './managedUser.ts'

/** Accounts of the society for staff. */
export async function listUsers({
  input,
  org,
  parts,
}: CallRequest<'userPage'>): Promise<CallData<'userPage'>> {
  const { userType, status, keyword } = input
  const inUse = status && status === '1'
  const filter = { userType, keyword, ...(status && { inUse: inUse === true }) }
  return mapPage(
    await parts.store.tx(org.orgId, (tx) => pageAccounts(tx, filter, input)),
    managedUser,
  )
}
