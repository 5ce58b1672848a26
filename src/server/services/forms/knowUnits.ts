import type { KnownUnits } from '#domain/validators/offered/offerTables.ts'
import { findOrgUnits } from '../../store/repositories/orgUnits.ts'
import type { Store } from '../../store/store.ts'
import type { OrgConfiguration } from '../configuration/openConfiguration.ts'
import { findBranch } from '../leadership/terms.ts'

/** Looks the named units up, so that a form's values can be judged without asking again. */
export type KnowUnits = (ids: readonly string[]) => Promise<KnownUnits>

/** A society's branches by its configuration, registered units by the store. */
export const knowUnits =
  (store: Store, configuration: OrgConfiguration): KnowUnits =>
  async (ids) => {
    const units =
      ids.length === 0 ? [] : await store.tx(configuration.orgId, (tx) => findOrgUnits(tx, ids))
    const byId = new Map(units.map((unit) => [unit.id, unit]))
    return {
      branch: (id) => findBranch(configuration, id)?.orgName ?? null,
      unit(id, areaCode) {
        const unit = byId.get(id)
        return unit?.areaCode === areaCode ? unit.orgName : null
      },
    }
  }
