import type { InvoiceKind } from '#contract/codes.ts'
import type { InvoiceProviderShape } from '#contract/configuration.gen.ts'
import type { ProviderAddresses } from '../pay/payAddress.ts'
import type { PayProviderParts } from '../pay/payProviderModule.ts'
import type { InvoiceProvider } from './invoiceProvider.ts'

/** Names of providers, as `invoiceProvider.json` has them. */
export type InvoiceProviderName = keyof InvoiceProviderShape

export type InvoiceSettings<Name extends InvoiceProviderName> = NonNullable<
  InvoiceProviderShape[Name]
>

/** All the server knows of a provider, whichever society it is for: the `index.ts` of the provider's folder. */
export interface InvoiceProviderModule<Name extends InvoiceProviderName> {
  /** Kinds of invoices it issues; staff issue the others by hand. */
  kinds: readonly InvoiceKind[]
  /** Permitted addresses, by the setting that holds the address. */
  addresses: Readonly<Record<string, ProviderAddresses>>
  /** Opens a society's access; throws where a secret is missing. */
  open(settings: InvoiceSettings<Name>, parts: PayProviderParts): InvoiceProvider
}
