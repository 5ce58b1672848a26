import { type Selectable, sql } from 'kysely'
import { OBJECT_NAME } from '../filePlaces.ts'
import type { SystemTx, Tx } from '../store.ts'
import { json } from '../tables/json.ts'
import type { ConfigVersionTable } from '../tables/organisations.ts'

export type ConfigVersion = Selectable<ConfigVersionTable>

export interface NewConfigVersion {
  hash: string
  documents: Record<string, unknown>
  author: string
  note: string
}

/**
 * Adds the next version and makes it current in one transaction. Concurrent pushes are serialised by the organisation's
 * row lock.
 */
export async function pushConfig(tx: Tx, config: NewConfigVersion): Promise<number> {
  await lockOrganisation(tx)
  const last = await tx.db
    .selectFrom('configVersion')
    .where('orgId', '=', tx.orgId)
    .select((e) => e.fn.max('version').as('version'))
    .executeTakeFirst()
  const version = (last?.version ?? 0) + 1
  await tx.db
    .insertInto('configVersion')
    .values({
      ...config,
      documents: json(config.documents),
      orgId: tx.orgId,
      version,
      createdAt: tx.now,
    })
    .execute()
  await makeCurrent(tx, version)
  return version
}

/** Makes a version current; throws MissingReference for an unknown one. */
export async function makeCurrent(tx: Tx, version: number): Promise<void> {
  const row = { version, changedAt: tx.now }
  await tx.db
    .insertInto('configCurrent')
    .values({ orgId: tx.orgId, ...row })
    .onConflict((on) => on.column('orgId').doUpdateSet(row))
    .execute()
}

/** Names of uploaded files in any version of any configuration: files referred to there must be kept. */
export async function listNamedFiles(tx: SystemTx): Promise<string[]> {
  const found = await sql<{ name: string }>`
    select distinct found.name[1] as name from config_version
    cross join lateral regexp_matches(documents::text, ${OBJECT_NAME}, 'g') as found(name)
  `.execute(tx.db)
  return found.rows.map(({ name }) => name)
}

/** The current version; undefined before the first push. */
export async function findCurrentConfig(tx: Tx): Promise<ConfigVersion | undefined> {
  return tx.db
    .selectFrom('configVersion')
    .innerJoin('configCurrent', (on) =>
      on
        .onRef('configCurrent.orgId', '=', 'configVersion.orgId')
        .onRef('configCurrent.version', '=', 'configVersion.version'),
    )
    .where('configVersion.orgId', '=', tx.orgId)
    .selectAll('configVersion')
    .executeTakeFirst()
}

export async function findConfigVersion(
  tx: Tx,
  version: number,
): Promise<ConfigVersion | undefined> {
  return tx.db
    .selectFrom('configVersion')
    .where('orgId', '=', tx.orgId)
    .where('version', '=', version)
    .selectAll()
    .executeTakeFirst()
}

/** All versions, newest first, without their documents. */
export async function listConfigVersions(tx: Tx): Promise<Omit<ConfigVersion, 'documents'>[]> {
  return tx.db
    .selectFrom('configVersion')
    .where('orgId', '=', tx.orgId)
    .select(['orgId', 'version', 'hash', 'author', 'note', 'createdAt'])
    .orderBy('version', 'desc')
    .execute()
}

/** Current version of every organisation; a process compares them with its cache and loads what differs. */
export async function listCurrentVersions(
  tx: SystemTx,
): Promise<{ orgId: string; version: number; changedAt: Date }[]> {
  return tx.db.selectFrom('configCurrent').select(['orgId', 'version', 'changedAt']).execute()
}

async function lockOrganisation(tx: Tx): Promise<void> {
  await tx.db
    .selectFrom('organisation')
    .where('orgId', '=', tx.orgId)
    .select('orgId')
    .forUpdate()
    .execute()
}
