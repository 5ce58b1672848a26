import { createHash } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { OBJECT_NAME } from '../filePlaces.ts'
import type { SystemTx, Tx } from '../store.ts'
import { json } from '../tables/json.ts'
import type { ConfigVersionTable } from '../tables/organisations.ts'

/** A version without its documents. */
export type ConfigVersionHead = Omit<Selectable<ConfigVersionTable>, 'manifest'>

export interface ConfigVersion extends ConfigVersionHead {
  /** Path → text, in the order in which they were published. */
  documents: Record<string, string>
}

export interface NewConfigVersion
  extends Pick<ConfigVersion, 'hash' | 'documents' | 'author' | 'note'> {
  baseVersion: number | null
  accountId: string | null
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
  const { documents, ...head } = config
  const manifest = json(await putBlobs(tx, documents))
  await tx.db
    .insertInto('configVersion')
    .values({ ...head, manifest, orgId: tx.orgId, version, createdAt: tx.now })
    .execute()
  await makeCurrent(tx, version)
  return version
}

/** Stores the texts that are new to the organisation; returns path → hash. */
async function putBlobs(
  tx: Tx,
  documents: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const named = Object.entries(documents).map(([path, content]) => ({
    path,
    content,
    hash: createHash('sha256').update(content).digest('hex'),
  }))
  const rows = new Map(named.map(({ hash, content }) => [hash, { orgId: tx.orgId, hash, content }]))
  if (rows.size > 0)
    await tx.db
      .insertInto('configBlob')
      .values([...rows.values()])
      .onConflict((on) => on.columns(['orgId', 'hash']).doNothing())
      .execute()
  return Object.fromEntries(named.map(({ path, hash }) => [path, hash]))
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
    select distinct found.name[1] as name from config_blob
    cross join lateral regexp_matches(content, ${OBJECT_NAME}, 'g') as found(name)
  `.execute(tx.db)
  return found.rows.map(({ name }) => name)
}

/** The current version; undefined before the first push. */
export async function findCurrentConfig(tx: Tx): Promise<ConfigVersion | undefined> {
  const found = await tx.db
    .selectFrom('configVersion')
    .innerJoin('configCurrent', (on) =>
      on
        .onRef('configCurrent.orgId', '=', 'configVersion.orgId')
        .onRef('configCurrent.version', '=', 'configVersion.version'),
    )
    .where('configVersion.orgId', '=', tx.orgId)
    .selectAll('configVersion')
    .executeTakeFirst()
  return found && withDocuments(tx, found)
}

export async function findConfigVersion(
  tx: Tx,
  version: number,
): Promise<ConfigVersion | undefined> {
  const found = await tx.db
    .selectFrom('configVersion')
    .where('orgId', '=', tx.orgId)
    .where('version', '=', version)
    .selectAll()
    .executeTakeFirst()
  return found && withDocuments(tx, found)
}

/** Reads the texts of a version's manifest, in its order. */
async function withDocuments(
  tx: Tx,
  { manifest, ...head }: Selectable<ConfigVersionTable>,
): Promise<ConfigVersion> {
  const blobs = await tx.db
    .selectFrom('configBlob')
    .where('orgId', '=', tx.orgId)
    .where('hash', 'in', (from) =>
      from
        .selectFrom('configVersion')
        .innerJoinLateral(
          sql<{ hash: string }>`(select value as hash from json_each_text(manifest))`.as('named'),
          (on) => on.onTrue(),
        )
        .where('configVersion.orgId', '=', tx.orgId)
        .where('configVersion.version', '=', head.version)
        .select('named.hash'),
    )
    .select(['hash', 'content'])
    .execute()
  const texts = new Map(blobs.map(({ hash, content }) => [hash, content]))
  const documents = Object.entries(manifest).map(([path, hash]) => [path, texts.get(hash) ?? ''])
  return { ...head, documents: Object.fromEntries(documents) }
}

/** The different contents that a path has had in the newest versions, newest first. */
export async function findFormerContents(
  tx: Tx,
  path: string,
  versions: number,
): Promise<string[]> {
  const { rows } = await sql<{ content: string }>`
    select content from config_blob blob join (
      select manifest ->> ${path} as hash, max(version) as newest from (
        select version, manifest from config_version
        where org_id = ${tx.orgId} order by version desc limit ${versions}
      ) recent group by 1
    ) named on blob.hash = named.hash
    where blob.org_id = ${tx.orgId} order by newest desc`.execute(tx.db)
  return rows.map(({ content }) => content)
}

/** All versions, newest first. */
export async function listConfigVersions(tx: Tx): Promise<ConfigVersionHead[]> {
  return tx.db
    .selectFrom('configVersion')
    .where('orgId', '=', tx.orgId)
    .select(HEAD)
    .orderBy('version', 'desc')
    .execute()
}

const HEAD = [
  'orgId',
  'version',
  'hash',
  'baseVersion',
  'accountId',
  'author',
  'note',
  'createdAt',
] as const

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
