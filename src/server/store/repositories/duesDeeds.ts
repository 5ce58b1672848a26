import { type Insertable, sql } from 'kysely'
import { isBalanced, type LedgerEntry } from '#domain/money/ledger/deeds.ts'
import { dayOf } from '#domain/time/dateFormat.ts'
import { publicId } from '../publicId.ts'
import type { Tx } from '../store.ts'
import type { DuesDeedTable } from '../tables/ledger.ts'

export interface Deed extends DeedAuthor {
  kind: DuesDeedTable['kind']
  createdAt: Date
  entries: Pick<LedgerEntry, 'year' | 'fen'>[]
}

/** The deeds about a payment with their lines, oldest first; what one transaction did begins with what it received. */
export async function listDeeds(tx: Tx, paymentId: string): Promise<Deed[]> {
  return tx.db
    .selectFrom('duesDeed')
    .innerJoin('duesEntry', (on) =>
      on
        .onRef('duesEntry.orgId', '=', 'duesDeed.orgId')
        .onRef('duesEntry.deedId', '=', 'duesDeed.id'),
    )
    .where('duesDeed.orgId', '=', tx.orgId)
    .where('paymentId', '=', paymentId)
    .groupBy(['duesDeed.orgId', 'duesDeed.id'])
    .orderBy('duesDeed.createdAt')
    .orderBy((e) => e.case().when('kind', '=', 'receive').then(0).else(1).end())
    .select(['kind', 'doneBy', 'doneByName', 'reason', 'duesDeed.createdAt'])
    .select(
      sql<Deed['entries']>`json_agg(json_build_object('year', year, 'fen', fen) order by line)`.as(
        'entries',
      ),
    )
    .execute()
}

/** Who did a deed, and why; all null or empty where a provider's word sufficed. */
export type DeedAuthor = Pick<DuesDeedTable, 'doneBy' | 'doneByName' | 'reason'>

export interface NewDeed extends DeedAuthor {
  kind: DuesDeedTable['kind']
  paymentId: string
  entries: readonly LedgerEntry[]
}

/**
 * Appends a deed to the books, counted for the day of the transaction in Beijing. Throws when its entries do not add up
 * to zero; Conflict when the payment was received before.
 */
export async function appendDeed(tx: Tx, { entries, ...deed }: NewDeed): Promise<void> {
  if (!isBalanced(entries)) throw new Error(`the entries of a deed (${deed.kind}) do not balance`)
  const id = publicId()
  const row: Insertable<DuesDeedTable> = {
    ...deed,
    orgId: tx.orgId,
    id,
    bookedOn: dayOf(tx.now.getTime()),
    createdAt: tx.now,
  }
  await tx.db.insertInto('duesDeed').values(row).execute()
  await tx.db
    .insertInto('duesEntry')
    .values(entries.map((entry, line) => ({ ...entry, orgId: tx.orgId, deedId: id, line })))
    .execute()
}
