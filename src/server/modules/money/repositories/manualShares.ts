import type { Tx } from '#server/store/store.ts'
import { json } from '#server/store/tables/json.ts'
import type { ManualShare } from './manualPayments.ts'

export type NewShare = Omit<ManualShare, 'orgId' | 'entryId'>

/** Inserts the lines of a draft. */
export async function insertShares(
  tx: Tx,
  entryId: string,
  shares: readonly NewShare[],
): Promise<void> {
  if (shares.length === 0) return
  await tx.db
    .insertInto('duesManualShare')
    .values(
      shares.map((share) => ({
        ...share,
        guesses: json(share.guesses),
        orgId: tx.orgId,
        entryId,
      })),
    )
    .execute()
}

/** The lines of entries in their order, with the members that they are. */
export async function listShares(tx: Tx, entryIds: readonly string[]): Promise<ManualShare[]> {
  if (entryIds.length === 0) return []
  return tx.db
    .selectFrom('duesManualShare')
    .where('orgId', '=', tx.orgId)
    .where('entryId', 'in', entryIds)
    .selectAll()
    .orderBy('entryId')
    .orderBy('line')
    .execute()
}

/** Records the member and the amount of a line of a locked draft. */
export async function saveShare(
  tx: Tx,
  { entryId, line }: { entryId: string; line: number },
  patch: Pick<ManualShare, 'state' | 'memberId' | 'fen'>,
): Promise<void> {
  await tx.db
    .updateTable('duesManualShare')
    .set(patch)
    .where('orgId', '=', tx.orgId)
    .where('entryId', '=', entryId)
    .where('line', '=', line)
    .execute()
}

/** Deletes a line of a locked draft. */
export async function deleteShare(
  tx: Tx,
  { entryId, line }: { entryId: string; line: number },
): Promise<void> {
  await tx.db
    .deleteFrom('duesManualShare')
    .where('orgId', '=', tx.orgId)
    .where('entryId', '=', entryId)
    .where('line', '=', line)
    .execute()
}
