import { type Selectable, sql } from 'kysely'
import type { Difference } from '#domain/money/closing/findDifferences.ts'
import type { PeriodSums } from '#domain/money/closing/sumPeriod.ts'
import { publicId } from '#server/store/publicId.ts'
import { type Listed, listed } from '#server/store/queries/listed.ts'
import type { Tx } from '#server/store/store.ts'
import { json } from '#server/store/tables/json.ts'
import type { DuesClosingProposalTable, DuesClosingTable } from '#server/store/tables/ledger.ts'

export type DuesClosing = Selectable<DuesClosingTable>
export type ClosingProposal = Selectable<DuesClosingProposalTable>

export interface NewClosing
  extends Omit<DuesClosing, 'orgId' | 'createdAt' | 'sums' | 'differences'> {
  sums: PeriodSums
  differences: Difference[]
}

/**
 * Closes a period, for good. The transaction holds `lockPeriods` since before its sums were read; the database refuses
 * a period that does not follow the last one.
 */
export async function insertClosing(tx: Tx, closing: NewClosing): Promise<void> {
  const { sums, differences, ...row } = closing
  await tx.db
    .insertInto('duesClosing')
    .values({
      ...row,
      sums: json(sums),
      differences: json(differences),
      orgId: tx.orgId,
      createdAt: tx.now,
    })
    .execute()
}

export async function findClosing(tx: Tx, id: string): Promise<DuesClosing | undefined> {
  return closings(tx).where('id', '=', id).executeTakeFirst()
}

/** The closing before all that come; undefined where none was made. */
export async function findLastClosing(tx: Tx): Promise<DuesClosing | undefined> {
  return closings(tx).orderBy('throughOn', 'desc').limit(1).executeTakeFirst()
}

/** Money received and paid out, in fen, in the closings that one person made since the last one that two made. */
export async function cashClosedAlone(tx: Tx): Promise<number> {
  const { rows } = await sql<{ fen: string }>`
    select coalesce(sum(
      coalesce((sums #>> '{accounts,cash,debit}')::bigint, 0)
      + coalesce((sums #>> '{accounts,cash,credit}')::bigint, 0)
    ), 0)::text as fen
    from dues_closing
    where org_id = ${tx.orgId} and through_on > coalesce((
      select max(through_on) from dues_closing where org_id = ${tx.orgId} and proposed_by is not null
    ), '')`.execute(tx.db)
  return Number(rows[0]?.fen ?? 0)
}

/** Closings, newest first. */
export const listClosings = (tx: Tx): Listed<DuesClosing> =>
  listed(tx, closings(tx).orderBy('throughOn', 'desc'), ['throughOn'])

/** Notes that a person wants a period closed; another person has to confirm it. */
export async function insertProposal(
  tx: Tx,
  proposal: Omit<ClosingProposal, 'orgId' | 'id' | 'createdAt'>,
): Promise<void> {
  await tx.db
    .insertInto('duesClosingProposal')
    .values({ ...proposal, orgId: tx.orgId, id: publicId(), createdAt: tx.now })
    .execute()
}

/** The newest proposal for the period that begins on a day. */
export async function findProposal(tx: Tx, fromOn: string): Promise<ClosingProposal | undefined> {
  return tx.db
    .selectFrom('duesClosingProposal')
    .where('orgId', '=', tx.orgId)
    .where('fromOn', '=', fromOn)
    .selectAll()
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

const closings = (tx: Tx) =>
  tx.db.selectFrom('duesClosing').where('orgId', '=', tx.orgId).selectAll()
