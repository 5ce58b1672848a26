import type { Selectable, Updateable } from 'kysely'
import { InvoiceState } from '#contract/codes.ts'
import type { FileValue } from '#contract/formInfo.ts'
import { publicId } from '../publicId.ts'
import type { Tx } from '../store.ts'
import type { DecidedColumns, DuesInvoiceTable } from '../tables/dues.ts'
import { json } from '../tables/json.ts'

export type DuesInvoice = Selectable<DuesInvoiceTable>
type Request = Pick<DuesInvoice, 'orderId' | 'memberId' | 'kind' | 'info'>

/**
 * Stores the invoice request of an order, one at a time: a later request replaces it as long as staff have not handled
 * it. Returned and red-lettered ones stay beside it.
 */
export async function putInvoiceRequest(tx: Tx, request: Request): Promise<void> {
  const { kind, info } = request
  await tx.db
    .insertInto('duesInvoice')
    .values({
      ...request,
      info: json(info),
      orgId: tx.orgId,
      id: publicId(),
      state: InvoiceState.Requested,
      num: null,
      enclosure: json([]),
      opinion: '',
      createdAt: tx.now,
      issuedAt: null,
      ...NOT_RED,
    })
    .onConflict((on) =>
      on
        .columns(['orgId', 'orderId'])
        .where('state', 'in', [InvoiceState.Requested, InvoiceState.Issued])
        .doUpdateSet({ kind, info: json(info) })
        .where('duesInvoice.state', '=', InvoiceState.Requested),
    )
    .execute()
}

const NOT_RED = {
  redReason: null,
  redNum: null,
  redEnclosure: null,
  redAt: null,
  redBy: null,
  redByName: null,
}

/** Deletes the invoice request of an order as long as staff have not handled it. */
export async function withdrawInvoiceRequest(tx: Tx, orderId: string): Promise<void> {
  await tx.db
    .deleteFrom('duesInvoice')
    .where('orgId', '=', tx.orgId)
    .where('orderId', '=', orderId)
    .where('state', '=', InvoiceState.Requested)
    .execute()
}

export async function listInvoicesOf(tx: Tx, orderIds: readonly string[]): Promise<DuesInvoice[]> {
  if (orderIds.length === 0) return []
  return invoices(tx).where('orderId', 'in', orderIds).orderBy('createdAt').execute()
}

export async function findInvoice(tx: Tx, id: string): Promise<DuesInvoice | undefined> {
  return invoices(tx).where('id', '=', id).executeTakeFirst()
}

export async function lockInvoice(tx: Tx, id: string): Promise<DuesInvoice | undefined> {
  return invoices(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function isInvoiceNumTaken(tx: Tx, num: string, exceptId: string): Promise<boolean> {
  const found = await invoices(tx)
    .where('num', '=', num)
    .where('id', '!=', exceptId)
    .executeTakeFirst()
  return found !== undefined
}

/** The invoice of an order that is requested or issued, locked until the transaction ends. */
export async function lockLiveInvoice(tx: Tx, orderId: string): Promise<DuesInvoice | undefined> {
  return invoices(tx)
    .where('orderId', '=', orderId)
    .where('state', 'in', [InvoiceState.Requested, InvoiceState.Issued])
    .forUpdate()
    .executeTakeFirst()
}

/** Marks a locked invoice as one to be red-lettered. */
export async function demandRed(tx: Tx, id: string, redReason: string): Promise<void> {
  await update(tx, id, { state: InvoiceState.ToRed, redReason })
}

/** Records the red letter of a locked invoice. */
export async function saveRed(
  tx: Tx,
  id: string,
  red: { redNum: string; redEnclosure: FileValue[] } & Pick<DuesInvoice, 'redBy' | 'redByName'>,
): Promise<void> {
  const redEnclosure = json(red.redEnclosure)
  await update(tx, id, { ...red, redEnclosure, state: InvoiceState.Red, redAt: tx.now })
}

/** How staff handled a locked request. */
export type InvoiceOutcome =
  | { state: typeof InvoiceState.Issued; num: string; enclosure: FileValue[] }
  | { state: typeof InvoiceState.Returned; opinion: string }

/** Throws Conflict when the number is on another invoice, also one being issued concurrently. */
export async function saveInvoice(
  tx: Tx,
  id: string,
  outcome: InvoiceOutcome,
  decided: DecidedColumns,
): Promise<void> {
  const change =
    outcome.state === InvoiceState.Issued
      ? { num: outcome.num, enclosure: json(outcome.enclosure), issuedAt: tx.now }
      : { opinion: outcome.opinion }
  await update(tx, id, { state: outcome.state, ...change, ...decided })
}

async function update(tx: Tx, id: string, patch: Updateable<DuesInvoiceTable>): Promise<void> {
  await tx.db
    .updateTable('duesInvoice')
    .set(patch)
    .where('orgId', '=', tx.orgId)
    .where('id', '=', id)
    .execute()
}

function invoices(tx: Tx) {
  return tx.db.selectFrom('duesInvoice').where('orgId', '=', tx.orgId).selectAll()
}
