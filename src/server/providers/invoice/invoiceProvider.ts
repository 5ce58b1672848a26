import type { InvoiceKind } from '#contract/codes.ts'
import { ProviderRefused } from '../providerRefused.ts'

/** Whom an invoice is made out to; what the payer left empty is absent. */
export interface InvoiceBuyer {
  isPerson: boolean
  name: string
  taxNum?: string
  phone?: string
  address?: string
  /** Bank and account, as one text. */
  account?: string
}

/** What a provider is asked to issue. */
export interface InvoiceOrder {
  /** Our number: 20 letters and digits; asking again with the same number issues one invoice. */
  ref: string
  kind: InvoiceKind
  fen: number
  buyer: InvoiceBuyer
  remark: string
  orderedAt: Date
}

/** Which issued invoice is to be red-lettered, as a whole. */
export interface RedOrder {
  /** Our number of the red letter, as that of an invoice. */
  ref: string
  kind: InvoiceKind
  buyer: InvoiceBuyer
  blue: { num: string; code?: string }
  /** It was wrong, or what it was for was taken back. */
  reason: 'wrong' | 'takenBack'
}

/** An invoice, or a red letter, that the provider says it has issued. */
export interface IssuedInvoice {
  num: string
  /** Fully digital invoices have none. */
  code?: string
  issuedAt: Date
  /** Reads its file; rejects where it cannot be had now. */
  file(): Promise<InvoiceFile>
}

export interface InvoiceFile {
  type: 'pdf' | 'ofd'
  content: Uint8Array
}

/** What a provider says; `refused` is final, and nothing was issued under this number. */
export type InvoiceOutcome =
  | { state: 'pending' }
  | { state: 'issued'; invoice: IssuedInvoice }
  | { state: 'refused'; message: string }

/** The answer to a question; `absent`: the provider was never asked for this number, or has not noticed it yet. */
export type InvoiceFound = InvoiceOutcome | { state: 'absent' }

/** How something is asked for. */
export interface Asking {
  /** No earlier request with this number can have been sent. */
  isFirst: boolean
  /** When it was first to be asked for: a provider may take a while to know what it has taken. */
  since: Date
}

/**
 * One organisation's access to an e-invoice provider. Every call rejects when there is no answer to be believed, such as
 * for a timeout or an error of its server: asking again with the same number issues once.
 */
export interface InvoiceProvider {
  /** Its name in `invoiceProvider.json`. */
  readonly name: string
  issue(order: InvoiceOrder, asking: Asking): Promise<InvoiceOutcome>
  query(order: InvoiceOrder): Promise<InvoiceFound>
  red(order: RedOrder, asking: Asking): Promise<InvoiceOutcome>
  queryRed(order: RedOrder): Promise<InvoiceFound>
}

/** An answer that cannot be believed, or a no that says nothing of the invoice. Asking again may help. */
export class InvoiceUnanswered extends ProviderRefused {
  constructor(code: string, message: string) {
    super(code, message, false)
  }
}
