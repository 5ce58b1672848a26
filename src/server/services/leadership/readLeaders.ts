import type { CallData } from '#contract/calls.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { listLeaders } from '../../store/repositories/orApplicationQueries.ts'
import { orderByName } from '../shared/orderByName.ts'
import { withoutNulls } from '../shared/withoutNulls.ts'
import { subOrgName } from './terms.ts'

/** Who holds a position by an approval, by letters; what is public of them, and nothing else (decision 0127). */
export async function readLeaders({
  input,
  org,
  parts,
}: CallRequest<'userList'>): Promise<CallData<'userList'>> {
  const configuration = await parts.configuration.of(org.orgId)
  const rows = await parts.store.tx(org.orgId, (tx) => listLeaders(tx, input.approvalId))
  const leaders = rows.map(
    ({ id, subOrgId, session, realName, orgName, tsaPosition, ptPosition }) => ({
      id,
      subOrgName: subOrgName(configuration, subOrgId),
      session,
      realName: realName ?? '',
      ...withoutNulls({ orgName, tsaPosition, ptPosition }),
    }),
  )
  return orderByName(leaders, ({ realName }) => realName, 'person')
}
