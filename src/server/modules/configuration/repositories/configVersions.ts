import { type Selectable, sql } from 'kysely'
import type { Schema } from '#contract/calls.ts'
import { type Listed, listed } from '#server/store/queries/listed.ts'
import type { Tx } from '#server/store/store.ts'
import { json } from '#server/store/tables/json.ts'
import type { ConfigVersionTable } from '#server/store/tables/organisations.ts'
import { type Bases, putBases } from './configBases.ts'
import { putBlobs } from './configBlobs.ts'

/** A version without its documents. */
export type ConfigVersionHead = Omit<Selectable<ConfigVersionTable>, 'manifest' | 'report'>

export interface ConfigVersion extends ConfigVersionHead {
  /** Path → text, in the order in which they were published. */
  documents: Record<string, string>
}

export interface NewConfigVersion
  extends Pick<ConfigVersion, 'hash' | 'documents' | 'author' | 'note'> {
  baseVersion: number | null
  accountId: string | null
  changeId?: string | null
  report?: Schema<'ChangeReport'>
  /** Bases of its overrides; their blobs are stored already. */
  bases?: Bases
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
  const { documents, report, bases = {}, changeId = null, ...head } = config
  const manifest = json(await putBlobs(tx, documents))
  await tx.db
    .insertInto('configVersion')
    .values({
      ...head,
      ...{ manifest, changeId, report: report ? json(report) : null },
      ...{ orgId: tx.orgId, version, createdAt: tx.now },
    })
    .execute()
  await putBases(tx, version, bases)
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

/** Number of the current version; undefined before the first push. */
export async function findCurrentVersion(tx: Tx): Promise<number | undefined> {
  const found = await tx.db
    .selectFrom('configCurrent')
    .where('orgId', '=', tx.orgId)
    .select('version')
    .executeTakeFirst()
  return found?.version
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

/** True when documents with this hash were published before. */
export async function hasVersion(tx: Tx, hash: string): Promise<boolean> {
  const found = await tx.db
    .selectFrom('configVersion')
    .where('orgId', '=', tx.orgId)
    .where('hash', '=', hash)
    .select('version')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Reads the texts of a version's manifest, in its order. */
async function withDocuments(
  tx: Tx,
  { manifest, report: _report, ...head }: Selectable<ConfigVersionTable>,
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

/** Path → hash of a version's documents, in the order in which they were published; undefined for an unknown one. */
export async function findManifest(
  tx: Tx,
  version: number,
): Promise<Record<string, string> | undefined> {
  const found = await tx.db
    .selectFrom('configVersion')
    .where('orgId', '=', tx.orgId)
    .where('version', '=', version)
    .select('manifest')
    .executeTakeFirst()
  return found?.manifest
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

/** Versions for a list, newest first. */
export const pageConfigVersions = (tx: Tx): Listed<ConfigVersionHead> =>
  listed(
    tx,
    tx.db
      .selectFrom('configVersion')
      .where('orgId', '=', tx.orgId)
      .select(HEAD)
      .orderBy('version', 'desc'),
    ['version'],
  )

/** Change report that the publisher of a version read; undefined when none is stored. */
export async function findVersionReport(
  tx: Tx,
  version: number,
): Promise<Schema<'ChangeReport'> | undefined> {
  const found = await tx.db
    .selectFrom('configVersion')
    .where('orgId', '=', tx.orgId)
    .where('version', '=', version)
    .select('report')
    .executeTakeFirst()
  return found?.report ?? undefined
}

const HEAD = [
  'orgId',
  'version',
  'hash',
  'baseVersion',
  'accountId',
  'changeId',
  'author',
  'note',
  'createdAt',
] as const

/** Locks the organisation's row, and so blocks other publications, until the transaction ends. */
export async function lockOrganisation(tx: Tx): Promise<void> {
  await tx.db
    .selectFrom('organisation')
    .where('orgId', '=', tx.orgId)
    .select('orgId')
    .forUpdate()
    .execute()
}
