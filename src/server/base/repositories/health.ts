import { sql } from 'kysely'
import type { SystemTx } from '#server/store/store.ts'

/** The database's own clock, whatever clock the transaction has. */
export async function databaseTime(tx: SystemTx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(tx.db)
  return new Date(rows[0]?.now ?? Number.NaN)
}

/** Organisations with a configuration and their hosts in the order of their ids, after one of them. */
export async function pageSocieties(
  tx: SystemTx,
  after: string,
  limit: number,
): Promise<{ orgId: string; code: string; hosts: string[] }[]> {
  return tx.db
    .selectFrom('configCurrent')
    .innerJoin('organisation', 'organisation.orgId', 'configCurrent.orgId')
    .leftJoin('orgHost', 'orgHost.orgId', 'configCurrent.orgId')
    .where('configCurrent.orgId', '>', after)
    .groupBy(['configCurrent.orgId', 'organisation.code'])
    .orderBy('configCurrent.orgId')
    .limit(limit)
    .select(['configCurrent.orgId', 'organisation.code'])
    .select(
      sql<
        string[]
      >`coalesce(array_agg(org_host.host) filter (where org_host.host is not null), '{}')`.as(
        'hosts',
      ),
    )
    .execute()
}
