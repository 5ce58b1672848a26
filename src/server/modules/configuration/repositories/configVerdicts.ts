import { sql } from 'kysely'
import type { FittedOverrides } from '#contract/finding.ts'
import type { SystemTx, Tx } from '#server/store/store.ts'
import { json } from '#server/store/tables/json.ts'

/**
 * Finds the overrides of a version that a build of the product can show; undefined when the build has not checked the
 * version.
 */
export async function findVerdict(
  tx: Tx,
  version: number,
  build: string,
): Promise<FittedOverrides | undefined> {
  const found = await tx.db
    .selectFrom('configVerdict')
    .where('orgId', '=', tx.orgId)
    .where('version', '=', version)
    .where('build', '=', build)
    .select('verdict')
    .executeTakeFirst()
  return found?.verdict
}

/** Stores a verdict; of two stored concurrently the first is kept. */
export async function putVerdict(
  tx: Tx,
  version: number,
  build: string,
  verdict: FittedOverrides,
): Promise<void> {
  await tx.db
    .insertInto('configVerdict')
    .values({ orgId: tx.orgId, version, build, verdict: json(verdict), createdAt: tx.now })
    .onConflict((on) => on.columns(['orgId', 'version', 'build']).doNothing())
    .execute()
}

/** Pattern of the path of an override in the text of a manifest. */
const OVERRIDE = '"(pages|dialogs|fragments|payloads)/'

/**
 * One page of the ids of organisations whose current version has overrides that this build has not checked, in order,
 * after `after`; without a build, of all organisations with overrides.
 */
export async function pageUnjudged(
  tx: SystemTx,
  build: string | undefined,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('configCurrent as live')
    .innerJoin('configVersion', (on) =>
      on
        .onRef('configVersion.orgId', '=', 'live.orgId')
        .onRef('configVersion.version', '=', 'live.version'),
    )
    .where('live.orgId', '>', after)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('configVerdict')
            .whereRef('configVerdict.orgId', '=', 'live.orgId')
            .whereRef('configVerdict.version', '=', 'live.version')
            .where('configVerdict.build', '=', build ?? '')
            .select('configVerdict.orgId'),
        ),
      ),
    )
    .where(sql<boolean>`config_version.manifest::text ~ ${OVERRIDE}`)
    .orderBy('live.orgId')
    .limit(limit)
    .select('live.orgId')
    .execute()
  return rows.map(({ orgId }) => orgId)
}
