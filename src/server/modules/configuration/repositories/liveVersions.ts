import { sql } from 'kysely'
import type { FoundBy, SystemTx } from '#server/store/store.ts'

/** An organisation with the number of its current version. */
export interface LiveVersion {
  orgId: string
  code: string
  version: number
}

const COLUMNS = {
  host: 'orgHost.host',
  orgId: 'organisation.orgId',
  code: 'organisation.code',
} as const

/** Key → organisation, of the keys that lead to one with a configuration. */
export async function findLiveVersions(
  tx: SystemTx,
  by: FoundBy,
  keys: readonly string[],
): Promise<Map<string, LiveVersion>> {
  const column = sql.ref<string>(COLUMNS[by])
  const rows = await tx.db
    .selectFrom('organisation')
    .innerJoin('configCurrent', 'configCurrent.orgId', 'organisation.orgId')
    .$if(by === 'host', (query) =>
      query.innerJoin('orgHost', 'orgHost.orgId', 'organisation.orgId'),
    )
    .where(column, 'in', keys)
    .select(['organisation.orgId', 'organisation.code', 'configCurrent.version'])
    .select(column.as('key'))
    .execute()
  return new Map(rows.map(({ key, ...live }) => [key, live]))
}

/** Organisations with a configuration in the order of their ids, after one of them. */
export async function pageLiveVersions(
  tx: SystemTx,
  after: string,
  limit: number,
): Promise<LiveVersion[]> {
  return tx.db
    .selectFrom('configCurrent')
    .innerJoin('organisation', 'organisation.orgId', 'configCurrent.orgId')
    .where('configCurrent.orgId', '>', after)
    .orderBy('configCurrent.orgId')
    .limit(limit)
    .select(['configCurrent.orgId', 'organisation.code', 'configCurrent.version'])
    .execute()
}

/** The texts of `organisation.json` of the first organisations by code, and how many organisations there are. */
export async function listFirstOrganisations(
  tx: SystemTx,
  limit: number,
): Promise<{ texts: string[]; count: number }> {
  const rows = await tx.db
    .selectFrom('organisation')
    .innerJoin('configCurrent', 'configCurrent.orgId', 'organisation.orgId')
    .innerJoin('configVersion', (on) =>
      on
        .onRef('configVersion.orgId', '=', 'configCurrent.orgId')
        .onRef('configVersion.version', '=', 'configCurrent.version'),
    )
    .innerJoin('configBlob', (on) =>
      on
        .onRef('configBlob.orgId', '=', 'configVersion.orgId')
        .on('configBlob.hash', '=', sql<string>`config_version.manifest ->> 'organisation.json'`),
    )
    .orderBy('organisation.code')
    .limit(limit)
    .select('configBlob.content')
    .execute()
  const { count } = await tx.db
    .selectFrom('configCurrent')
    .select((e) => e.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return { texts: rows.map(({ content }) => content), count: Number(count) }
}
