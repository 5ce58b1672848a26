import type { CallData, Schema } from '#contract/calls.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { countLeaders } from '../../store/repositories/orApplicationQueries.ts'
import { listTerms, subOrgName } from './terms.ts'

/** Terms whose leaders can be asked for. */
export async function readTerms({
  input,
  org,
  parts,
}: CallRequest<'approvalList'>): Promise<CallData<'approvalList'>> {
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
