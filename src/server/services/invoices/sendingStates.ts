import { InvoiceState } from '#contract/codes.ts'
import type { DuesInvoice, SendingState } from '../../store/repositories/duesInvoices.ts'

const STARTED: Readonly<Partial<Record<InvoiceState, SendingState>>> = {
  [InvoiceState.Requested]: InvoiceState.Issuing,
  [InvoiceState.ToRed]: InvoiceState.RedIssuing,
}
const BEFORE = {
  [InvoiceState.Issuing]: InvoiceState.Requested,
  [InvoiceState.RedIssuing]: InvoiceState.ToRed,
} as const

/** What an invoice is in once its provider is asked; undefined where there is nothing to ask for. */
export const sendingStateOf = (state: InvoiceState): SendingState | undefined => STARTED[state]

/** What a provider's refusal puts an invoice back to. */
export const stateBefore = (state: SendingState) => BEFORE[state]

/** Whether a provider has been asked, and has not said what became of it. */
export const isSending = (state: InvoiceState): state is SendingState =>
  state === InvoiceState.Issuing || state === InvoiceState.RedIssuing

/** Later than the last question of a job. */
const GIVEN_UP_MS = 14 * 86_400_000

/**
 * What an invoice waits for. One that its provider was asked for two weeks ago waits for staff again: they look at the
 * platform, and enter by hand what they find there.
 */
export function awaitedState(
  { state, sentAt }: Pick<DuesInvoice, 'state' | 'sentAt'>,
  now: Date,
): InvoiceState {
  const isGivenUp = sentAt !== null && now.getTime() - sentAt.getTime() > GIVEN_UP_MS
  return isGivenUp && isSending(state) ? stateBefore(state) : state
}
