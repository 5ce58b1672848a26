import type { Selectable } from 'kysely'
import type { ReadByKeys, SystemTx } from '../store.ts'
import type { OrganisationTable } from '../tables/organisations.ts'

export type Organisation = Selectable<OrganisationTable>

/** The organisation of a host name (lower case, no port). */
export async function findOrganisationByHost(
  tx: SystemTx,
  host: string,
): Promise<Organisation | undefined> {
  return tx.db
    .selectFrom('organisation')
    .innerJoin('orgHost', 'orgHost.orgId', 'organisation.orgId')
    .where('orgHost.host', '=', host)
    .selectAll('organisation')
    .executeTakeFirst()
}

export async function findOrganisationByCode(
  tx: SystemTx,
  code: string,
): Promise<Organisation | undefined> {
  return tx.db.selectFrom('organisation').where('code', '=', code).selectAll().executeTakeFirst()
}

/** Reads organisations by their ids or codes. */
export const findOrganisations =
  (by: 'orgId' | 'code'): ReadByKeys<Organisation> =>
  async (tx, keys) => {
    const found = await tx.db.selectFrom('organisation').where(by, 'in', keys).selectAll().execute()
    return new Map(found.map((organisation) => [organisation[by], organisation]))
  }

export async function countOrganisations(tx: SystemTx): Promise<number> {
  const { count } = await tx.db
    .selectFrom('organisation')
    .select((e) => e.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function listOrganisations(tx: SystemTx): Promise<Organisation[]> {
  return tx.db.selectFrom('organisation').selectAll().orderBy('code').execute()
}

export async function listHostsOf(tx: SystemTx, orgId: string): Promise<string[]> {
  const rows = await tx.db.selectFrom('orgHost').where('orgId', '=', orgId).select('host').execute()
  return rows.map(({ host }) => host)
}

/**
 * Creates or renames the organisation with this code; returns its row. Two servers may do it at once: an insert that
 * names one of both keys would fail on the other.
 */
export async function putOrganisation(
  tx: Pick<SystemTx, 'db' | 'now'>,
  org: Pick<Organisation, 'orgId' | 'code' | 'name'>,
): Promise<Organisation> {
  await tx.db
    .insertInto('organisation')
    .values({ ...org, createdAt: tx.now })
    .onConflict((on) => on.doNothing())
    .execute()
  return tx.db
    .updateTable('organisation')
    .set({ name: org.name })
    .where('code', '=', org.code)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Replaces the hosts of an organisation; throws Conflict for a host of another one. */
export async function putHosts(
  tx: Pick<SystemTx, 'db'>,
  orgId: string,
  hosts: string[],
): Promise<void> {
  await tx.db.deleteFrom('orgHost').where('orgId', '=', orgId).execute()
  if (hosts.length === 0) return
  await tx.db
    .insertInto('orgHost')
    .values(hosts.map((host) => ({ orgId, host })))
    .execute()
}
