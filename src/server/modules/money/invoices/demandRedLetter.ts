import type { CallData } from '#contract/calls.ts'
import { InvoiceState } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { once } from '#server/base/idempotency/once.ts'
import { readOpinion } from '#server/base/shared/readOpinion.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { demandRed, lockInvoice } from '../repositories/duesInvoices.ts'
import type { Handle } from './handleRed.ts'
import { refuseUnderWay } from './refuseUnderWay.ts'

/**
 * Demands the red letter of an issued invoice whose payment stands, such as for a wrong title. The payer reads the
 * reason, and can request another invoice once the red letter is recorded. Throws NotFound for an unknown invoice,
 * Conflict when it is not issued or is under way at a provider, BadRequest without a reason.
 */
export async function demandRedLetter(request: Handle): Promise<CallData<'invoiceHandle'>> {
  const { input } = request
  const reason = readOpinion(input.opinion, true)
  return once(request, 'invoiceHandle', {
    work: async (tx) => {
      const invoice = await lockInvoice(tx, input.id)
      if (!invoice) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
      refuseUnderWay(invoice)
      if (invoice.state !== InvoiceState.Issued)
        throw new Refusal(RefusalCode.Conflict, 'invoiceNotIssued')
      await demandRed(tx, invoice.id, reason)
      return true
    },
  })
}
