import type { CallData } from '#contract/calls.ts'
import type { Call, CallContext } from '#server/base/call.ts'
import {
  type AccountFilter,
  listAccounts,
  searchAccounts,
} from '#server/base/repositories/accountLists.ts'
import { mapPage, type PageRequest } from '#server/store/queries/page.ts'
import type { Store } from '#server/store/store.ts'
import { managedUser } from './managedUser.ts'

/** Lists the organisation's accounts for staff. */
export async function listUsers(
  request: Call<'userPage', 'org', { store: Store }>,
): Promise<CallData<'userPage'>> {
  const { userType, status, keyword } = request.input
  return pageOfUsers(request, { userType, keyword, ...(status && { inUse: status === '1' }) })
}

/** Lists accounts of people with an approved application for a sub-organisation. */
export async function listBranchUsers(
  request: Call<'subOrgUserPage', 'org', { store: Store }>,
): Promise<CallData<'subOrgUserPage'>> {
  const { subOrgId, keyword } = request.input
  return pageOfUsers(request, { subOrgId, keyword })
}

/** Lists the accounts of experts. */
export const listExperts = (
  request: Call<'expertPage', 'org', { store: Store }>,
): Promise<CallData<'expertPage'>> =>
  pageOfUsers(request, { isExpert: true, keyword: request.input.keyword })

async function pageOfUsers(
  { input, org, parts }: CallContext<'org', { store: Store }> & { input: PageRequest },
  { keyword, ...filter }: AccountFilter & { keyword?: string | undefined },
) {
  const found = await parts.store.tx(org.orgId, (tx) =>
    keyword
      ? searchAccounts(tx, { ...filter, keyword }, input)
      : listAccounts(tx, filter).page(input),
  )
  return mapPage(found, managedUser)
}
