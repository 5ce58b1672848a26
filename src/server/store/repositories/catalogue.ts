import type { FoundBy, SystemTx } from '../store.ts'

/** Where a society lives. */
export interface Place {
  orgId: string
  shard: string
}

/** Key → where the society is that is found by it, as far as the catalogue knows. */
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

/** Notes where a society lives, unless its place is known; another one with its code keeps the code. */
export async function placeSociety(tx: SystemTx, society: Place & { code: string }): Promise<void> {
  await tx.db
    .insertInto('catalogueSociety')
    .values(society)
    .onConflict((on) => on.doNothing())
    .execute()
}

/** Notes that a society lives in another shard from now on. */
export async function moveSocietyTo(tx: SystemTx, { orgId, shard }: Place): Promise<void> {
  await tx.db.updateTable('catalogueSociety').set({ shard }).where('orgId', '=', orgId).execute()
}

/** Gives a society the hosts that nobody has; returns who has the others. */
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

/** Takes a host from a society that does not use it. */
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
