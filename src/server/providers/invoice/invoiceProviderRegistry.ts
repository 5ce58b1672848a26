import type { InvoiceKind } from '#contract/codes.ts'
import type { InvoiceProviderShape } from '#contract/configuration.gen.ts'
import type { PayProviderParts } from '../pay/payProviderModule.ts'
import type { InvoiceProvider } from './invoiceProvider.ts'
import type { InvoiceProviderModule, InvoiceProviderName } from './invoiceProviderModule.ts'
import { nuonuo } from './nuonuo/index.ts'

/** Every e-invoice provider by its name. */
export const INVOICE_PROVIDERS: {
  readonly [Name in InvoiceProviderName]-?: InvoiceProviderModule<Name>
} = { nuonuo }

const NAMES = Object.keys(INVOICE_PROVIDERS) as InvoiceProviderName[]

/** The provider that a society has configured; undefined where invoices are issued by hand. */
export const configuredInvoiceProvider = (
  document: InvoiceProviderShape,
): InvoiceProviderName | undefined => NAMES.find((name) => document[name] !== undefined)

/** The kinds of invoices that a society's provider issues; none without one. */
export function sendableKinds(document: InvoiceProviderShape): readonly InvoiceKind[] {
  const name = configuredInvoiceProvider(document)
  return name ? INVOICE_PROVIDERS[name].kinds : []
}

/** Opens a society's provider; undefined where none is configured. Throws where a secret is missing. */
export function openInvoiceProvider(
  document: InvoiceProviderShape,
  parts: PayProviderParts,
): InvoiceProvider | undefined {
  const name = configuredInvoiceProvider(document)
  const settings = name && document[name]
  return settings && INVOICE_PROVIDERS[name].open(settings, parts)
}
