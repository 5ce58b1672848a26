import { InvoiceState } from '#contract/codes.ts'
import type { DuesInvoice, SendingState } from '../repositories/duesInvoices.ts'

const STARTED: Readonly<Partial<Record<InvoiceState, SendingState>>> = {
  [InvoiceState.Requested]: InvoiceState.Issuing,
  [InvoiceState.ToRed]: InvoiceState.RedIssuing,
}
const BEFORE = {
  [InvoiceState.Issuing]: InvoiceState.Requested,
  [InvoiceState.RedIssuing]: InvoiceState.ToRed,
} as const

/** Returns the state of an invoice while its provider issues it; undefined when there is nothing to issue. */
export const sendingStateOf = (state: InvoiceState): SendingState | undefined => STARTED[state]

/** Returns the state to which a provider's refusal resets an invoice. */
export const stateBefore = (state: SendingState) => BEFORE[state]

/** True while a request to a provider has no outcome. */
export const isSending = (state: InvoiceState): state is SendingState =>
  state === InvoiceState.Issuing || state === InvoiceState.RedIssuing

/** Time after which an attempt counts as abandoned; longer than a job goes on with its queries. */
const GIVEN_UP_MS = 14 * 86_400_000

/**
 * Returns the state an invoice counts as. Two weeks after an attempt without an outcome it waits for staff again, who
 * look it up at the platform and enter the result by hand.
 */
export function awaitedState(
  { state, sentAt }: Pick<DuesInvoice, 'state' | 'sentAt'>,
  now: Date,
): InvoiceState {
  const isGivenUp = sentAt !== null && now.getTime() - sentAt.getTime() > GIVEN_UP_MS
  return isGivenUp && isSending(state) ? stateBefore(state) : state
}
