import type { CallData, Schema } from '#contract/calls.ts'
import type { Call } from '../../../base/call.ts'
import { countLeaders } from '../../../store/repositories/orgApplications.ts'
import type { Store } from '../../../store/store.ts'
import type { Configurations } from '../../configuration/documents/configurations.ts'
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
