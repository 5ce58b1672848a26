import type { CallData } from '#contract/calls.ts'
import { DuesStatus, InvoiceState } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { allowed } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import { type OnceFacts, once } from '#server/base/idempotency/once.ts'
import type { CallSubject } from '#server/base/subject.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { MessageKey } from '#server/messages/sentence.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import { memberApplications } from '#server/modules/records/repositories/memberApplications.ts'
import type { Store, Tx } from '#server/store/store.ts'
import {
  type CoveringInvoice,
  listCoveredOrders,
  lockInvoicesOf,
} from '../repositories/duesInvoiceOrders.ts'
import { deleteRequests, insertInvoiceRequest } from '../repositories/duesInvoices.ts'
import { type DuesOrder, lockOrders } from '../repositories/duesOrders.ts'
import { checkedForm } from './requestInvoice.ts'

type Ask = Call<'invoiceRequest', OnceFacts, { store: Store; configuration: Configurations }>

/**
 * Requests one invoice for one or several paid orders: for the first time, after the request was returned, or after the
 * invoice was red-lettered. A request that staff have not handled is replaced if the new one covers all of its orders.
 * Throws as `ownPaidOrders`; Conflict for orders on another invoice, and FormInvalid as `checkedForm`.
 */
export async function askInvoice(request: Ask): Promise<CallData<'invoiceRequest'>> {
  const { input, org, subject, parts } = request
  const orderIds = [...new Set(input.orderIds)]
  const form = checkedForm(input.invoiceInfo, await parts.configuration.of(org.orgId))
  return once(request, 'invoiceRequest', {
    work: async (tx) => {
      const orders = await ownPaidOrders(tx, subject, orderIds)
      const before = await lockInvoicesOf(tx, orderIds)
      await giveWay(tx, before, new Set(orderIds))
      const [{ id: orderId, memberId }] = orders
      const fen = orders.reduce((sum, order) => sum + order.fen, 0)
      const replaces = before.findLast(({ releasedAt }) => releasedAt !== null)?.id ?? null
      const asked = { orderId, memberId, fen, replaces, ...form }
      return { id: await insertInvoiceRequest(tx, asked, orderIds) }
    },
  })
}

/**
 * Returns the orders, locked as by `lockOrders` so that two requests cannot deadlock. Throws NotFound, NotLoggedIn or
 * Forbidden unless the subject owns them all, Conflict for an unpaid one.
 */
async function ownPaidOrders(
  tx: Tx,
  subject: CallSubject,
  orderIds: readonly string[],
): Promise<[DuesOrder, ...DuesOrder[]]> {
  const orders = await lockOrders(tx, orderIds)
  for (const id of orderIds) {
    const order = orders.get(id)
    if (!order) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
    allowed(await memberApplications.find(tx, order.memberId), subject, 'change', tx.now)
    if (order.status !== DuesStatus.Paid) throw new Refusal(RefusalCode.Conflict, 'invoiceUnpaid')
  }
  return orderIds.flatMap((id) => orders.get(id) ?? []) as [DuesOrder, ...DuesOrder[]]
}

const WHY_HELD: Readonly<Partial<Record<InvoiceState, MessageKey>>> = {
  [InvoiceState.ToRed]: 'invoiceToRed',
  [InvoiceState.RedIssuing]: 'invoiceToRed',
  [InvoiceState.Issuing]: 'invoicePayerIssuing',
}

/**
 * Deletes the open requests that cover the orders. Throws Conflict when one is issued or under way, or covers other
 * orders, too.
 */
async function giveWay(
  tx: Tx,
  before: readonly CoveringInvoice[],
  asked: ReadonlySet<string>,
): Promise<void> {
  const held = before.filter(({ releasedAt }) => releasedAt === null)
  for (const { state } of held)
    if (state !== InvoiceState.Requested)
      throw new Refusal(RefusalCode.Conflict, WHY_HELD[state] ?? 'invoiceThere')
  const ids = [...new Set(held.map(({ id }) => id))]
  const covered = await listCoveredOrders(tx, ids)
  if (covered.some(({ orderId }) => !asked.has(orderId)))
    throw new Refusal(RefusalCode.Conflict, 'invoiceCoversMore')
  await deleteRequests(tx, ids)
}
