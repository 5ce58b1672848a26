import { Conflict } from '../databaseError.ts'
import type { NewOrganisation, Store } from '../store.ts'
import { placeHosts, placeSociety, releaseHost } from './catalogue.ts'
import { countOrganisations, listHostsOf } from './organisations.ts'
import type { Places, Shards } from './places.ts'
import type { Route } from './route.ts'

/**
 * Records a new society in the catalogue, in the named database or the one with the fewest societies, and assigns its
 * hosts. A host assigned to a society that does not use it is reassigned.
 * @throws Conflict when another society has the code or uses a host; Error when there is no such database
 */
export const createReserve = (shards: Shards, places: Places, route: Route): Store['reserve'] =>
  async function reserve({ orgId, code, hosts, shard: wanted }: NewOrganisation): Promise<void> {
    const { catalogue } = shards
    if ((await places.of(orgId)) === undefined) {
      const shard = wanted ?? (await emptiest(shards))
      if (!shards.byName.has(shard)) throw new Error(`there is no database ${shard}`)
      await catalogue.txSystem((tx) => placeSociety(tx, { orgId, code, shard }))
      if ((await places.of(orgId)) === undefined)
        throw new Conflict(`another society has the code ${code}`)
    }
    const take = () => catalogue.txSystem((tx) => placeHosts(tx, orgId, hosts))
    const taken = await take()
    for (const held of taken) {
      const used = await route(held.orgId, (shard) =>
        shard.txSystemOf(held.orgId, (tx) => listHostsOf(tx, held.orgId)),
      )
      if (used.includes(held.host)) throw new Conflict(`another society has the host ${held.host}`)
      await catalogue.txSystem((tx) => releaseHost(tx, held))
    }
    if (taken.length > 0) await take()
  }

async function emptiest({ byName }: Shards): Promise<string> {
  const counts = await Promise.all(
    [...byName].map(async ([name, store]) => {
      const count = await store.txSystem(countOrganisations)
      return { name, count }
    }),
  )
  return counts.reduce((least, one) => (one.count < least.count ? one : least)).name
}
