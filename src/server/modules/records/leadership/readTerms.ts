import type { CallData, Schema } from '#contract/calls.ts'
import type { Call } from '#server/base/call.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { Store } from '#server/store/store.ts'
import { countLeaders } from '../repositories/orgApplications.ts'
import { listTerms, subOrgName } from './terms.ts'

/** Terms of sub-organisations with their number of leaders. */
export async function readTerms({
  input,
  org,
  parts,
}: Call<'approvalList', 'org', { store: Store; configuration: Configurations }>): Promise<
  CallData<'approvalList'>
> {
  const configuration = await parts.configuration.of(org.orgId)
  const leaders = await parts.store.tx(org.orgId, countLeaders)
  return listTerms(configuration, input.subOrgId).map(
    ({ approvalId, subOrgId, session, name, startAt, endAt }): Schema<'Approval'> => ({
      approvalId,
      subOrgId,
      subOrgName: subOrgName(configuration, subOrgId),
      session,
      name,
      ...(startAt ? { startAt } : {}),
      ...(endAt ? { endAt } : {}),
      leaderCount: leaders.get(approvalId) ?? 0,
    }),
  )
}
