import { InvoiceState } from '#contract/codes.ts'
import {
  type Asking,
  type InvoiceFound,
  type InvoiceProvider,
  InvoiceUnanswered,
} from '#server/providers/invoice/invoiceProvider.ts'
import type { Tx } from '#server/store/store.ts'
import { type CoveredOrder, listCoveredOrders } from '../../repositories/duesInvoiceOrders.ts'
import { type DuesInvoice, findInvoice } from '../../repositories/duesInvoices.ts'
import { isSending } from '../sendingStates.ts'
import { keepInvoiceFile } from './keepInvoiceFile.ts'
import { learnInvoice } from './learnInvoice.ts'
import { blueOrder, redOrder } from './providersOrder.ts'
import type { Attempt, SendingParts } from './sendingParts.ts'

/** Kind of a call to a provider: a request or a query. */
export interface Question {
  /** Present for a request; absent for a query. */
  asking?: Pick<Asking, 'isFirst'>
  /**
   * Number of an earlier, refused attempt, which is queried first: if it was issued after all, no other is requested.
   */
  before?: string
}

/** State of an attempt after the call; `settled` when it had ended before. */
export type Answer =
  | { state: 'pending' | 'absent' | 'settled' }
  | { state: 'issued'; num: string; isRed: boolean }
  | { state: 'refused'; message: string }

/**
 * Calls the provider about an attempt, outside of any transaction, and records the outcome. Rejects without a
 * trustworthy answer: the attempt stays under way.
 */
export async function askInvoiceProvider(
  parts: SendingParts,
  orgId: string,
  attempt: Attempt,
  question: Question = {},
): Promise<Answer> {
  const facts = await parts.store.tx(orgId, (tx) => factsOf(tx, attempt))
  if (!facts) return { state: 'settled' }
  const provider = await parts.invoiceProviders.of(orgId)
  if (provider?.name !== facts.invoice.provider)
    throw new InvoiceUnanswered('PROVIDER', 'not configured any more')
  const found = await foundAt(provider, facts, attempt.ref, question)
  if (found.state === 'pending' || found.state === 'absent') return { state: found.state }
  const { sentBy, state } = facts.invoice
  const told =
    found.state === 'refused'
      ? found
      : { ...found, file: await keepInvoiceFile(parts, orgId, found.invoice, sentBy ?? '') }
  const isNew = await parts.store.tx(orgId, (tx) => learnInvoice(tx, parts.files, attempt, told))
  if (!isNew) return { state: 'settled' }
  const isRed = state === InvoiceState.RedIssuing
  return told.state === 'refused' ? told : { state: 'issued', num: told.invoice.num, isRed }
}

interface Facts {
  invoice: DuesInvoice
  covered: CoveredOrder[]
}

async function factsOf(tx: Tx, { invoiceId, ref }: Attempt): Promise<Facts | undefined> {
  const invoice = await findInvoice(tx, invoiceId)
  if (!invoice || invoice.sendRef !== ref || !isSending(invoice.state)) return undefined
  return { invoice, covered: await listCoveredOrders(tx, [invoiceId]) }
}

async function foundAt(
  provider: InvoiceProvider,
  facts: Facts,
  ref: string,
  { asking, before }: Question,
): Promise<InvoiceFound> {
  const { query, ask } = at(provider, facts)
  const former = before ? await query(before) : undefined
  if (former?.state === 'issued' || former?.state === 'pending') return former
  const { sentAt, createdAt } = facts.invoice
  return asking ? ask(ref, { ...asking, since: sentAt ?? createdAt }) : query(ref)
}

/** The provider's two calls for an invoice, or for its red letter. */
function at(provider: InvoiceProvider, { invoice, covered }: Facts) {
  return invoice.state === InvoiceState.RedIssuing
    ? {
        query: (ref: string) => provider.queryRed(redOrder(invoice, covered, ref)),
        ask: (ref: string, how: Asking) => provider.red(redOrder(invoice, covered, ref), how),
      }
    : {
        query: (ref: string) => provider.query(blueOrder(invoice, covered, ref)),
        ask: (ref: string, how: Asking) => provider.issue(blueOrder(invoice, covered, ref), how),
      }
}
