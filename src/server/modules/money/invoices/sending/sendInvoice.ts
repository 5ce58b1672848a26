import { randomBytes } from 'node:crypto'
import type { CallData } from '#contract/calls.ts'
import { DuesStatus, InvoiceState } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import { type OnceFacts, once } from '#server/base/idempotency/once.ts'
import { enqueue } from '#server/base/repositories/outbox.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { sendableKinds } from '#server/providers/invoice/invoiceProviderRegistry.ts'
import { SEND_INVOICE } from '#server/store/jobKinds.ts'
import type { Tx } from '#server/store/store.ts'
import { listCoveredOrders } from '../../repositories/duesInvoiceOrders.ts'
import { type DuesInvoice, lockInvoice, startSending } from '../../repositories/duesInvoices.ts'
import { refuseUnderWay } from '../refuseUnderWay.ts'
import { sendingStateOf } from '../sendingStates.ts'
import type { SendingParts } from './sendingParts.ts'

type Send = Call<'invoiceSend', OnceFacts, SendingParts>

/**
 * Starts issuing a requested invoice, or the red letter of one that needs it, at the society's provider. Only records
 * the attempt: a job calls the provider after the commit, under a number that is issued at most once. Throws NotFound
 * for an unknown invoice; Conflict without a provider, for a kind that it does not issue, an unpaid order, or an
 * invoice that is under way or settled.
 */
export async function sendInvoice(request: Send): Promise<CallData<'invoiceSend'>> {
  const { org, input, parts, subject } = request
  const provider = await parts.invoiceProviders.of(org.orgId)
  const { get } = await parts.configuration.of(org.orgId)
  const kinds = sendableKinds(get('invoiceProvider.json'))
  const { id: sentBy, realName: sentByName } = requireAccount(subject)
  return once(request, 'invoiceSend', {
    work: async (tx) => {
      const invoice = await lockInvoice(tx, input.id)
      if (!invoice) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
      const state = await startedState(tx, invoice)
      if (!provider) throw new Refusal(RefusalCode.Conflict, 'invoiceNoProvider')
      if (!kinds.includes(invoice.kind))
        throw new Refusal(RefusalCode.Conflict, 'invoiceKindByHand')
      const ref = newRef()
      const sending = { state, provider: provider.name, sendRef: ref, sentBy, sentByName }
      await startSending(tx, invoice.id, sending)
      const before = invoice.sendRef ? { before: invoice.sendRef } : {}
      const payload = { invoiceId: invoice.id, ref, nth: 0, ...before }
      await enqueue(tx, { kind: SEND_INVOICE, payload })
      return true as const
    },
  })
}

/** Returns 20 letters and digits, the length that the shortest number field of the providers allows. */
const newRef = () => randomBytes(10).toString('hex')

async function startedState(tx: Tx, invoice: DuesInvoice) {
  refuseUnderWay(invoice)
  const state = sendingStateOf(invoice.state)
  if (!state) throw new Refusal(RefusalCode.Conflict, 'invoiceSettled')
  if (state === InvoiceState.Issuing)
    for (const { status } of await listCoveredOrders(tx, [invoice.id]))
      if (status !== DuesStatus.Paid) throw new Refusal(RefusalCode.Conflict, 'invoiceUnpaid')
  return state
}
