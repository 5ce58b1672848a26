import { InvoiceKind } from '#contract/codes.ts'
import type { InvoiceProviderModule } from '../invoiceProviderModule.ts'
import { createNuonuo } from './createNuonuo.ts'
import { NUONUO_ADDRESSES } from './nuonuoAddresses.ts'

/** Nuonuo: fully digital ordinary and special invoices, no fiscal receipts. */
export const nuonuo: InvoiceProviderModule<'nuonuo'> = {
  kinds: [InvoiceKind.Ordinary, InvoiceKind.Special],
  addresses: NUONUO_ADDRESSES,
  open: createNuonuo,
}
