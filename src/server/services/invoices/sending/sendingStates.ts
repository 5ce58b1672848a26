import { InvoiceState } from '#contract/codes.ts'
import type { SendingState } from '../../../store/repositories/duesInvoices.ts'

const STARTED: Readonly<Partial<Record<InvoiceState, SendingState>>> = {
  [InvoiceState.Requested]: InvoiceState.Issuing,
  [InvoiceState.ToRed]: InvoiceState.RedIssuing,
}

/** What an invoice is in once its provider is asked; undefined where there is nothing to ask for. */
export const sendingStateOf = (state: InvoiceState): SendingState | undefined => STARTED[state]

/** Whether a provider has been asked, and has not said what became of it. */
export const isSending = (state: InvoiceState): state is SendingState =>
  state === InvoiceState.Issuing || state === InvoiceState.RedIssuing
