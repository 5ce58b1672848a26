import type { CallData, CallInput, Schema } from '#contract/calls.ts'
import type { Call } from '#server/base/call.ts'
import { orderByName } from '#server/base/shared/orderByName.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { Store } from '#server/store/store.ts'
import { listOrgUnits } from '../repositories/orgUnits.ts'
import { isBranch } from './terms.ts'

type Filter = CallInput<'orgNameList'>

/** orgType of the organisation's own sub-organisations (specification, section 9). */
export const SUB_ORG_TYPE = '02'
/** orgType of units that register or are added by staff (specification, section 9). */
export const REGISTERED_UNIT = '04'

/**
 * Units and branches for the pickers, in alphabetical order. All given filters must match; leading bodies are listed
 * only when their kind is requested.
 */
export async function readOrgNames({
  input,
  org,
  parts,
}: Call<'orgNameList', 'org', { store: Store; configuration: Configurations }>): Promise<
  CallData<'orgNameList'>
> {
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
