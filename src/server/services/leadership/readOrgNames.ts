import type { CallData, CallInput, Schema } from '#contract/calls.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { listOrgUnits } from '../../store/repositories/orgUnits.ts'
import type { OrgConfiguration } from '../configuration/openConfiguration.ts'
import { orderByName } from '../shared/orderByName.ts'
import { isBranch } from './terms.ts'

type Filter = CallInput<'orgNameList'>

/** orgType of the society's own sub-organisations; registered units have '04' (specification, section 9). */
export const SUB_ORG_TYPE = '02'

/**
 * Units and branches for the pickers, by letters. Filters that are given must hold; bodies that lead the society are
 * listed for whoever asks for their kind.
 */
export async function readOrgNames({
  input,
  org,
  parts,
}: CallRequest<'orgNameList'>): Promise<CallData<'orgNameList'>> {
  const configuration = await parts.configuration.of(org.orgId)
  const units = await parts.store.tx(org.orgId, (tx) => listOrgUnits(tx, input))
  const options = [...subOrgsOf(configuration, input), ...units]
  return orderByName(
    options.map(
      ({ id, orgName }): Pick<Schema<'OrgOption'>, 'id' | 'orgName'> => ({
        id,
        orgName,
      }),
    ),
    ({ orgName }) => orgName,
    'organisation',
  )
}

function subOrgsOf(
  configuration: OrgConfiguration,
  { orgType = SUB_ORG_TYPE, oneSubOrgType, areaCode, notId }: Filter,
) {
  if (orgType !== SUB_ORG_TYPE) return []
  return configuration
    .get('subOrgs.json')
    .filter((one) =>
      oneSubOrgType === undefined ? isBranch(one) : one.oneSubOrgType === oneSubOrgType,
    )
    .filter((one) => areaCode === undefined || one.areaCode === areaCode)
    .filter((one) => one.id !== notId)
}
