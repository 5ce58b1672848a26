import type { KnownUnits } from '#domain/validators/offerTables.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { Store } from '#server/store/store.ts'
import { isBranch } from '../leadership/terms.ts'
import { findOrgUnits } from '../repositories/orgUnits.ts'
import type { KnowUnits, UnitTable } from './submission.ts'

/** Looks up an organisation's branches in its configuration and registered units in the store. */
export const knowUnits =
  (store: Store, configuration: OrgConfiguration): KnowUnits =>
  async (ids) => {
    const found =
      ids.length === 0 ? [] : await store.tx(configuration.orgId, (tx) => findOrgUnits(tx, ids))
    return {
      branches: new Map(branchesOf(configuration)),
      units: new Map(found.map(({ id, areaCode, orgName }) => [id, { areaCode, orgName }])),
    }
  }

const branchesOf = (configuration: OrgConfiguration): [string, string][] =>
  configuration
    .get('subOrgs.json')
    .filter(isBranch)
    .map(({ id, orgName }) => [id, orgName])

export const unitsOf = ({ branches, units }: UnitTable): KnownUnits => ({
  branch: (id) => branches.get(id) ?? null,
  unit(id, areaCode) {
    const unit = units.get(id)
    return unit?.areaCode === areaCode ? unit.orgName : null
  },
})
