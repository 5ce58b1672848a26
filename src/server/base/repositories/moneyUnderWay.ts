import type { Tx } from '#server/store/store.ts'

/** Orders that may still be paid or await confirmation. */
export const liveOrders = (tx: Tx) =>
  tx.db
    .selectFrom('duesOrder')
    .where('duesOrder.orgId', '=', tx.orgId)
    .where('duesOrder.status', 'in', ['open', 'submitted'])
    .select('duesOrder.id')

/** Kept payments without a decision. */
export const openReconciles = (tx: Tx) =>
  tx.db
    .selectFrom('duesReconcile')
    .where('duesReconcile.orgId', '=', tx.orgId)
    .where('duesReconcile.remedy', 'is', null)
    .select('duesReconcile.id')

/** Plans under way of which a part was paid. */
export const begunPlans = (tx: Tx) =>
  tx.db
    .selectFrom('duesPlan')
    .where('duesPlan.orgId', '=', tx.orgId)
    .where('duesPlan.state', '=', 'open')
    .where((e) =>
      e.exists(
        e
          .selectFrom('duesPlanPart')
          .whereRef('duesPlanPart.orgId', '=', 'duesPlan.orgId')
          .whereRef('duesPlanPart.planId', '=', 'duesPlan.id')
          .where('duesPlanPart.paymentId', 'is not', null)
          .select('duesPlanPart.nth'),
      ),
    )
    .select('duesPlan.id')

/** Invoices requested but not issued, and what is under way at an e-invoice provider. */
export const wantedInvoices = (tx: Tx) =>
  tx.db
    .selectFrom('duesInvoice')
    .where('duesInvoice.orgId', '=', tx.orgId)
    .where('duesInvoice.state', 'in', ['requested', 'issuing', 'redIssuing'])
    .select('duesInvoice.id')
