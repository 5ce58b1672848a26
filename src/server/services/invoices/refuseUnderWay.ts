import { InvoiceState } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../../messages/refusal.ts'

/** Throws Conflict while an e-invoice provider is asked for an invoice or its red letter: both would be made twice. */
export function refuseUnderWay({ state }: { state: InvoiceState }): void {
  if (state === InvoiceState.Issuing) throw new Refusal(RefusalCode.Conflict, 'invoiceIssuing')
  if (state === InvoiceState.RedIssuing)
    throw new Refusal(RefusalCode.Conflict, 'invoiceRedIssuing')
}
