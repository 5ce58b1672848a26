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
  /** What it issues; other kinds stay with staff. */
  kinds: readonly InvoiceKind[]
  /** Where it is asked, by the member of its settings that says so. */
  addresses: Readonly<Record<string, ProviderAddresses>>
  /** Opens a society's access; throws where a secret is missing. */
  open(settings: InvoiceSettings<Name>, parts: PayProviderParts): InvoiceProvider
}
