import type { CallData, Schema } from '#contract/calls.ts'
import type { SubOrgShape } from '#contract/configuration.gen.ts'
import { searchText } from '#domain/text/kinds/searchText.ts'
import type { Call } from '#server/base/call.ts'
import { orderByName } from '#server/base/shared/orderByName.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { Store } from '#server/store/store.ts'
import { countLeaders } from '../repositories/orgApplications.ts'
import { listTerms } from './terms.ts'

/** The organisation's sub-organisations in alphabetical order (module 0206). */
export async function readSubOrgs({
  input,
  org,
  parts,
}: Call<'subOrgList', 'org', { store: Store; configuration: Configurations }>): Promise<
  CallData<'subOrgList'>
> {
  const configuration = await parts.configuration.of(org.orgId)
  const leaders = await parts.store.tx(org.orgId, countLeaders)
  const { oneSubOrgType, keyword = '' } = input
  const listed = configuration
    .get('subOrgs.json')
    .filter((one) => oneSubOrgType === undefined || one.oneSubOrgType === oneSubOrgType)
    .filter((one) => searchText(one.orgName).includes(searchText(keyword)))
    .map((one) => withTerm(one, configuration, leaders))
  return orderByName(listed, (one) => one.orgName, 'organisation')
}

function withTerm(
  subOrg: SubOrgShape,
  configuration: OrgConfiguration,
  leaders: ReadonlyMap<string, number>,
): Omit<Schema<'SubOrg'>, 'letter'> {
  const [newest] = listTerms(configuration, subOrg.id)
  return {
    ...subOrg,
    ...(newest ? { approvalId: newest.approvalId, session: newest.session } : {}),
    leaderCount: newest ? (leaders.get(newest.approvalId) ?? 0) : 0,
  }
}
