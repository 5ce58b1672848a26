import type { Selectable } from 'kysely'
import type { DuesStatus } from '#contract/codes.ts'
import type { Tx } from '#server/store/store.ts'
import type { DuesInvoiceTable } from '#server/store/tables/dues.ts'

/** An order an invoice covers. */
export interface CoveredOrder {
  invoiceId: string
  orderId: string
  year: number
  fen: number
  status: DuesStatus
}

/** Puts orders on an invoice. Throws Conflict when one of them is held by another. */
export async function holdOrders(
  tx: Tx,
  invoiceId: string,
  orderIds: readonly string[],
): Promise<void> {
  const rows = orderIds.map((orderId) => ({
    orgId: tx.orgId,
    invoiceId,
    orderId,
    releasedAt: null,
  }))
  await tx.db
    .insertInto('duesInvoiceOrder')
    .values(rows)
    .onConflict((on) => on.columns(['orgId', 'invoiceId', 'orderId']).doNothing())
    .execute()
}

/** Releases the orders of a returned or red-lettered invoice; the record of what it covered remains. */
export async function releaseOrders(tx: Tx, invoiceId: string): Promise<void> {
  await tx.db
    .updateTable('duesInvoiceOrder')
    .set({ releasedAt: tx.now })
    .where('orgId', '=', tx.orgId)
    .where('invoiceId', '=', invoiceId)
    .where('releasedAt', 'is', null)
    .execute()
}

/** All orders of invoices, by year. */
export async function listCoveredOrders(
  tx: Tx,
  invoiceIds: readonly string[],
): Promise<CoveredOrder[]> {
  if (invoiceIds.length === 0) return []
  return tx.db
    .selectFrom('duesInvoiceOrder')
    .innerJoin('duesOrder', (on) =>
      on
        .onRef('duesOrder.orgId', '=', 'duesInvoiceOrder.orgId')
        .onRef('duesOrder.id', '=', 'duesInvoiceOrder.orderId'),
    )
    .innerJoin('duesNotice', (on) =>
      on
        .onRef('duesNotice.orgId', '=', 'duesOrder.orgId')
        .onRef('duesNotice.id', '=', 'duesOrder.noticeId'),
    )
    .where('duesInvoiceOrder.orgId', '=', tx.orgId)
    .where('duesInvoiceOrder.invoiceId', 'in', invoiceIds)
    .select([
      'duesInvoiceOrder.invoiceId',
      'duesInvoiceOrder.orderId',
      'duesNotice.year',
      'duesOrder.fen',
      'duesOrder.status',
    ])
    .orderBy('duesNotice.year')
    .orderBy('duesOrder.id')
    .execute()
}

/** An invoice with an order that it covers or, once released, covered. */
export type CoveringInvoice = Selectable<DuesInvoiceTable> & {
  coveredId: string
  releasedAt: Date | null
}

/**
 * Lists the invoices of orders: released ones (returned or red-lettered) in the order of their release, then those that
 * hold an order.
 */
export async function listInvoicesOf(
  tx: Tx,
  orderIds: readonly string[],
): Promise<CoveringInvoice[]> {
  if (orderIds.length === 0) return []
  return covering(tx, orderIds).execute()
}

/** As `listInvoicesOf`, with the invoices locked until the transaction ends. */
export async function lockInvoicesOf(
  tx: Tx,
  orderIds: readonly string[],
): Promise<CoveringInvoice[]> {
  return covering(tx, orderIds).forUpdate('duesInvoice').execute()
}

const covering = (tx: Tx, orderIds: readonly string[]) =>
  tx.db
    .selectFrom('duesInvoice')
    .innerJoin('duesInvoiceOrder', (on) =>
      on
        .onRef('duesInvoiceOrder.orgId', '=', 'duesInvoice.orgId')
        .onRef('duesInvoiceOrder.invoiceId', '=', 'duesInvoice.id'),
    )
    .where('duesInvoice.orgId', '=', tx.orgId)
    .where('duesInvoiceOrder.orderId', 'in', orderIds)
    .selectAll('duesInvoice')
    .select(['duesInvoiceOrder.orderId as coveredId', 'duesInvoiceOrder.releasedAt'])
    .orderBy('duesInvoiceOrder.releasedAt', (at) => at.asc().nullsLast())
    .orderBy('duesInvoice.id')
