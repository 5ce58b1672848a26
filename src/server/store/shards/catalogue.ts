import type { FoundBy, SystemTx } from '../store.ts'

/** Location of a society: the name of the database where it is at home. */
export interface Place {
  orgId: string
  shard: string
}

/** Returns key → location of the society with that key; keys unknown to the catalogue are absent. */
export async function findPlaces(
  tx: SystemTx,
  by: FoundBy,
  keys: readonly string[],
): Promise<Map<string, Place>> {
  const rows =
    by === 'host'
      ? await tx.db
          .selectFrom('catalogueHost')
          .innerJoin('catalogueSociety', 'catalogueSociety.orgId', 'catalogueHost.orgId')
          .where('host', 'in', keys)
          .select(['host as key', 'catalogueSociety.orgId', 'shard'])
          .execute()
      : await tx.db
          .selectFrom('catalogueSociety')
          .where(by, 'in', keys)
          .select([`${by} as key`, 'orgId', 'shard'])
          .execute()
  return new Map(rows.map(({ key, ...place }) => [key, place]))
}

/** Records the location of a society; does nothing when the society is listed already, or another one has its code. */
export async function placeSociety(tx: SystemTx, society: Place & { code: string }): Promise<void> {
  await tx.db
    .insertInto('catalogueSociety')
    .values(society)
    .onConflict((on) => on.doNothing())
    .execute()
}

/** Records that a society has moved to another database. */
export async function moveSocietyTo(tx: SystemTx, { orgId, shard }: Place): Promise<void> {
  await tx.db.updateTable('catalogueSociety').set({ shard }).where('orgId', '=', orgId).execute()
}

/** Assigns to a society the hosts that are free; returns the owners of the others. */
export async function placeHosts(
  tx: SystemTx,
  orgId: string,
  hosts: readonly string[],
): Promise<{ host: string; orgId: string }[]> {
  if (hosts.length === 0) return []
  await tx.db
    .insertInto('catalogueHost')
    .values(hosts.map((host) => ({ orgId, host })))
    .onConflict((on) => on.doNothing())
    .execute()
  return tx.db
    .selectFrom('catalogueHost')
    .where('host', 'in', hosts)
    .where('orgId', '!=', orgId)
    .select(['host', 'orgId'])
    .execute()
}

/** Removes a host from a society; the caller has verified that the society does not use it. */
export async function releaseHost(
  tx: SystemTx,
  { host, orgId }: { host: string; orgId: string },
): Promise<void> {
  await tx.db
    .deleteFrom('catalogueHost')
    .where('host', '=', host)
    .where('orgId', '=', orgId)
    .execute()
}
