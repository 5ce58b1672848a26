import type { CallData } from '#contract/calls.ts'
import type { Call } from '#server/base/call.ts'
import { orderByName } from '#server/base/shared/orderByName.ts'
import { withoutNulls } from '#server/base/shared/withoutNulls.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { Store } from '#server/store/store.ts'
import { listLeaders } from '../repositories/orgApplications.ts'
import { subOrgName } from './terms.ts'

/** Holders of the positions of an approval in alphabetical order, with public data only (decision 0127). */
export async function readLeaders({
  input,
  org,
  parts,
}: Call<'userList', 'org', { store: Store; configuration: Configurations }>): Promise<
  CallData<'userList'>
> {
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
