import type { Tx } from '#server/store/store.ts'

/** Path → hash of the product's text that the override of a version was made from. */
export type Bases = Readonly<Record<string, string>>

export async function listBases(tx: Tx, version: number): Promise<Bases> {
  const rows = await tx.db
    .selectFrom('configBase')
    .where('orgId', '=', tx.orgId)
    .where('version', '=', version)
    .select(['path', 'hash'])
    .execute()
  return Object.fromEntries(rows.map(({ path, hash }) => [path, hash]))
}

/** Adds the bases of overrides that have none in the version; their texts are blobs already. */
export async function putBases(tx: Tx, version: number, bases: Bases): Promise<void> {
  const rows = Object.entries(bases).map(([path, hash]) => ({
    orgId: tx.orgId,
    ...{ version, path, hash },
  }))
  if (rows.length === 0) return
  await tx.db
    .insertInto('configBase')
    .values(rows)
    .onConflict((on) => on.columns(['orgId', 'version', 'path']).doNothing())
    .execute()
}
