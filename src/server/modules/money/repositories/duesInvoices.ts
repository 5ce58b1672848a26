import type { Selectable, Updateable } from 'kysely'
import { InvoiceState } from '#contract/codes.ts'
import type { FileValue } from '#contract/formInfo.ts'
import { publicId } from '#server/store/publicId.ts'
import type { Tx } from '#server/store/store.ts'
import type { DecidedColumns, DuesInvoiceTable } from '#server/store/tables/dues.ts'
import { json } from '#server/store/tables/json.ts'
import { holdOrders, releaseOrders } from './duesInvoiceOrders.ts'

export type DuesInvoice = Selectable<DuesInvoiceTable>
type Request = Pick<DuesInvoice, 'orderId' | 'memberId' | 'kind' | 'info' | 'fen'>

/**
 * Stores the invoice request of an order that is not paid yet. An order has one request at a time: a later one replaces
 * it; returned and red-lettered invoices remain.
 */
export async function putInvoiceRequest(tx: Tx, request: Request): Promise<void> {
  const { kind, info } = request
  const stored = await tx.db
    .insertInto('duesInvoice')
    .values(newRequest(tx, { ...request, replaces: null }))
    .onConflict((on) =>
      on
        .columns(['orgId', 'orderId'])
        .where('state', 'in', [InvoiceState.Requested, InvoiceState.Issued])
        .doUpdateSet({ kind, info: json(info) })
        .where('duesInvoice.state', '=', InvoiceState.Requested),
    )
    .returning('id')
    .executeTakeFirst()
  if (stored) await holdOrders(tx, stored.id, [request.orderId])
}

/** Stores a request for one invoice of several orders. Throws Conflict when one of them is on another invoice. */
export async function insertInvoiceRequest(
  tx: Tx,
  request: Request & Pick<DuesInvoice, 'replaces'>,
  orderIds: readonly string[],
): Promise<string> {
  const values = newRequest(tx, request)
  await tx.db.insertInto('duesInvoice').values(values).execute()
  await holdOrders(tx, values.id, orderIds)
  return values.id
}

const newRequest = (tx: Tx, request: Request & Pick<DuesInvoice, 'replaces'>) => ({
  ...request,
  info: json(request.info),
  orgId: tx.orgId,
  id: publicId(),
  state: InvoiceState.Requested,
  num: null,
  enclosure: json([]),
  opinion: '',
  createdAt: tx.now,
  issuedAt: null,
  ...NOT_RED,
  ...NOT_SENT,
})

const NOT_RED = {
  redReason: null,
  redNum: null,
  redEnclosure: null,
  redAt: null,
  redBy: null,
  redByName: null,
}

const NOT_SENT = {
  code: null,
  provider: null,
  sendRef: null,
  sentBy: null,
  sentByName: null,
  sentAt: null,
  sendMessage: '',
}

/** Deletes the invoice request of an order unless staff have handled it; its orders can be invoiced again. */
export async function withdrawInvoiceRequest(tx: Tx, orderId: string): Promise<void> {
  await tx.db
    .deleteFrom('duesInvoice')
    .where('orgId', '=', tx.orgId)
    .where('orderId', '=', orderId)
    .where('state', '=', InvoiceState.Requested)
    .execute()
}

/** Deletes locked requests that another request is to replace. */
export async function deleteRequests(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.db
    .deleteFrom('duesInvoice')
    .where('orgId', '=', tx.orgId)
    .where('id', 'in', ids)
    .where('state', '=', InvoiceState.Requested)
    .execute()
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

/** The invoice that holds an order and is requested, being issued or issued, locked until the transaction ends. */
export async function lockLiveInvoice(tx: Tx, orderId: string): Promise<DuesInvoice | undefined> {
  return invoices(tx)
    .where('id', '=', (e) =>
      e
        .selectFrom('duesInvoiceOrder')
        .whereRef('duesInvoiceOrder.orgId', '=', 'duesInvoice.orgId')
        .where('duesInvoiceOrder.orderId', '=', orderId)
        .where('duesInvoiceOrder.releasedAt', 'is', null)
        .select('duesInvoiceOrder.invoiceId'),
    )
    .where('state', 'in', [InvoiceState.Requested, InvoiceState.Issuing, InvoiceState.Issued])
    .forUpdate()
    .executeTakeFirst()
}

/** Marks a locked invoice as one to be red-lettered. */
export async function demandRed(tx: Tx, id: string, redReason: string): Promise<void> {
  await update(tx, id, { state: InvoiceState.ToRed, redReason })
}

/** Records the red letter of a locked invoice and releases its orders for another invoice. */
export async function saveRed(
  tx: Tx,
  id: string,
  red: { redNum: string; redEnclosure: FileValue[]; redAt?: Date } & Pick<
    DuesInvoice,
    'redBy' | 'redByName'
  >,
): Promise<void> {
  const { redAt = tx.now, ...others } = red
  const redEnclosure = json(red.redEnclosure)
  await update(tx, id, { ...others, redEnclosure, state: InvoiceState.Red, redAt })
  await releaseOrders(tx, id)
}

/** How staff handled a locked request. */
export type InvoiceOutcome =
  | {
      state: typeof InvoiceState.Issued
      num: string
      enclosure: FileValue[]
      /** Time and code as the provider reports them; without a provider, the current time and no code. */
      issuedAt?: Date
      code?: string
    }
  | { state: typeof InvoiceState.Returned; opinion: string }

/**
 * Records the outcome of a locked request; the orders of a returned one are free again. Throws Conflict when the number
 * is on another invoice, also one being issued concurrently.
 */
export async function saveInvoice(
  tx: Tx,
  id: string,
  outcome: InvoiceOutcome,
  decided: DecidedColumns,
): Promise<void> {
  const change =
    outcome.state === InvoiceState.Issued
      ? issuedColumns(tx, outcome)
      : { opinion: outcome.opinion }
  await update(tx, id, { state: outcome.state, ...change, ...decided })
  if (outcome.state === InvoiceState.Returned) await releaseOrders(tx, id)
}

const issuedColumns = (
  tx: Tx,
  { num, enclosure, issuedAt, code }: InvoiceOutcome & { state: typeof InvoiceState.Issued },
) => ({ num, code: code ?? null, enclosure: json(enclosure), issuedAt: issuedAt ?? tx.now })

/** State of an invoice or red letter that its e-invoice provider is processing. */
export type SendingState = typeof InvoiceState.Issuing | typeof InvoiceState.RedIssuing

/** Marks a locked invoice as asked for at its provider. */
export async function startSending(
  tx: Tx,
  id: string,
  sending: { state: SendingState } & Pick<
    DuesInvoice,
    'provider' | 'sendRef' | 'sentBy' | 'sentByName'
  >,
): Promise<void> {
  await update(tx, id, { ...sending, sentAt: tx.now, sendMessage: '' })
}

/** Records that its provider refused a locked invoice, which waits for staff again. */
export async function refuseSending(
  tx: Tx,
  id: string,
  state: typeof InvoiceState.Requested | typeof InvoiceState.ToRed,
  sendMessage: string,
): Promise<void> {
  await update(tx, id, { state, sendMessage })
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
