import { type ExpressionBuilder, type Insertable, sql } from 'kysely'
import { isBalanced, type LedgerEntry } from '#domain/money/ledger/deeds.ts'
import { publicId } from '#server/store/publicId.ts'
import type { Database } from '#server/store/schema.ts'
import type { Tx } from '#server/store/store.ts'
import type { DuesDeedTable } from '#server/store/tables/ledger.ts'
import { openDay } from './duesPeriods.ts'

export interface Deed extends DeedAuthor {
  id: string
  kind: DuesDeedTable['kind']
  paymentId: string
  createdAt: Date
  /** True when a later deed undid this one. */
  isUndone: boolean
  entries: LedgerEntry[]
}

/**
 * Lists the deeds of a payment with their entries, oldest first; among those of one transaction, `receive` comes first.
 */
export async function listDeeds(tx: Tx, paymentId: string): Promise<Deed[]> {
  return deeds(tx).where('paymentId', '=', paymentId).execute()
}

export async function findDeed(tx: Tx, id: string): Promise<Deed | undefined> {
  return deeds(tx).where('duesDeed.id', '=', id).executeTakeFirst()
}

function deeds(tx: Tx) {
  return tx.db
    .selectFrom('duesDeed')
    .innerJoin('duesEntry', (on) =>
      on
        .onRef('duesEntry.orgId', '=', 'duesDeed.orgId')
        .onRef('duesEntry.deedId', '=', 'duesDeed.id'),
    )
    .where('duesDeed.orgId', '=', tx.orgId)
    .groupBy(['duesDeed.orgId', 'duesDeed.id'])
    .orderBy('duesDeed.createdAt')
    .orderBy((e) => e.case().when('kind', '=', 'receive').then(0).else(1).end())
    .select(['duesDeed.id', 'kind', 'paymentId', 'doneBy', 'doneByName', 'reason'])
    .select(['duesDeed.createdAt', LINES.as('entries')])
    .select((e) => e.exists(undoing(e)).$castTo<boolean>().as('isUndone'))
}

/** The lines of a grouped deed, in its order. */
export const LINES = sql<LedgerEntry[]>`json_agg(
  json_build_object('account', account, 'memberId', dues_entry.member_id, 'year', year, 'fen', dues_entry.fen)
  order by line)`

const undoing = (e: ExpressionBuilder<Database, 'duesDeed'>) =>
  e
    .selectFrom('duesDeed as later')
    .whereRef('later.orgId', '=', 'duesDeed.orgId')
    .whereRef('later.undoes', '=', 'duesDeed.id')
    .select('later.id')

/** Author of a deed, and the reason; null or empty when a provider's confirmation sufficed. */
export type DeedAuthor = Pick<DuesDeedTable, 'doneBy' | 'doneByName' | 'reason'>

export interface NewDeed extends DeedAuthor {
  kind: DuesDeedTable['kind']
  paymentId: string
  /** Id of the deed that this one undoes. */
  undoes?: string
  entries: readonly LedgerEntry[]
}

/**
 * Appends a deed to the books, booked on the day of the transaction in Beijing or the first day that is not closed, and
 * returns its id. Throws when its entries do not add up to zero; Conflict when the payment already has a deed of kind
 * `receive`, or the other deed was undone before.
 */
export async function appendDeed(tx: Tx, { entries, ...deed }: NewDeed): Promise<string> {
  if (!isBalanced(entries)) throw new Error(`the entries of a deed (${deed.kind}) do not balance`)
  const id = publicId()
  const row: Insertable<DuesDeedTable> = {
    undoes: null,
    ...deed,
    orgId: tx.orgId,
    id,
    bookedOn: await openDay(tx),
    createdAt: tx.now,
  }
  await tx.db.insertInto('duesDeed').values(row).execute()
  await tx.db
    .insertInto('duesEntry')
    .values(entries.map((entry, line) => ({ ...entry, orgId: tx.orgId, deedId: id, line })))
    .execute()
  return id
}
