import type { RecordsParts } from '#server/modules/records/parts.ts'
import type { InvoiceProviders } from '#server/providers/invoice/openInvoiceProviders.ts'
import type { PayProviders } from '#server/providers/pay/payProviders.ts'
import type { ClosingWriter } from './closing/files/closingWriter.ts'
import type { StatementReader } from './desk/statements/thread/statementReader.ts'
import type { ReceiptWriter } from './receipts/receiptWriter.ts'

/** What the calls of money work with. */
export interface MoneyParts extends RecordsParts {
  payProviders: PayProviders
  invoiceProviders: InvoiceProviders
  statements: StatementReader
  receiptWriter: ReceiptWriter
  closingWriter: ClosingWriter
}
