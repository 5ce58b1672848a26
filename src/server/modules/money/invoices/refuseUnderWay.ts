import { InvoiceState } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '#server/messages/refusal.ts'

/** Throws Conflict while a provider issues an invoice or its red letter, which would be issued twice otherwise. */
export function refuseUnderWay({ state }: { state: InvoiceState }): void {
  if (state === InvoiceState.Issuing) throw new Refusal(RefusalCode.Conflict, 'invoiceIssuing')
  if (state === InvoiceState.RedIssuing)
    throw new Refusal(RefusalCode.Conflict, 'invoiceRedIssuing')
}
