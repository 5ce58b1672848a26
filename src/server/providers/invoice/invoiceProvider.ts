import type { InvoiceKind } from '#contract/codes.ts'
import { ProviderRefused } from '../providerRefused.ts'

/** Buyer of an invoice; fields that the payer left empty are absent. */
export interface InvoiceBuyer {
  isPerson: boolean
  name: string
  taxNum?: string
  phone?: string
  address?: string
  /** Bank and account, as one text. */
  account?: string
}

/** An invoice to be issued by a provider. */
export interface InvoiceOrder {
  /** Our number: 20 letters and digits; asking again with the same number issues one invoice. */
  ref: string
  kind: InvoiceKind
  fen: number
  buyer: InvoiceBuyer
  remark: string
  orderedAt: Date
}

/** The red letter of a whole issued invoice, to be issued by a provider. */
export interface RedOrder {
  /** Our number of the red letter, as that of an invoice. */
  ref: string
  kind: InvoiceKind
  buyer: InvoiceBuyer
  blue: { num: string; code?: string }
  /** The invoice is wrong, or its payment was reversed. */
  reason: 'wrong' | 'takenBack'
}

/** An invoice, or a red letter, that the provider says it has issued. */
export interface IssuedInvoice {
  num: string
  /** Fully digital invoices have none. */
  code?: string
  issuedAt: Date
  /** Downloads its file; rejects when it is not available now. */
  file(): Promise<InvoiceFile>
}

export interface InvoiceFile {
  type: 'pdf' | 'ofd'
  content: Uint8Array
}

/** Outcome of a request; `refused` is final, and nothing was issued under this number. */
export type InvoiceOutcome =
  | { state: 'pending' }
  | { state: 'issued'; invoice: IssuedInvoice }
  | { state: 'refused'; message: string }

/**
 * Outcome of a query; `absent`: the provider never received a request with this number, or has not registered it yet.
 */
export type InvoiceFound = InvoiceOutcome | { state: 'absent' }

/** Circumstances of a request. */
export interface Asking {
  /** No earlier request with this number can have been sent. */
  isFirst: boolean
  /** Time of the first request: a provider may take a while to register what it has accepted. */
  since: Date
}

/**
 * One organisation's access to an e-invoice provider. Every call rejects without a trustworthy answer, such as after a
 * timeout or a server error: a retry with the same number issues once.
 */
export interface InvoiceProvider {
  /** Its name in `invoiceProvider.json`. */
  readonly name: string
  issue(order: InvoiceOrder, asking: Asking): Promise<InvoiceOutcome>
  query(order: InvoiceOrder): Promise<InvoiceFound>
  red(order: RedOrder, asking: Asking): Promise<InvoiceOutcome>
  queryRed(order: RedOrder): Promise<InvoiceFound>
}

/** An answer that cannot be trusted, or a refusal that does not concern the invoice. A retry may help. */
export class InvoiceUnanswered extends ProviderRefused {
  constructor(code: string, message: string) {
    super(code, message, false)
  }
}
