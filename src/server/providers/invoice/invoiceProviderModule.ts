import type { InvoiceKind } from '#contract/codes.ts'
import type { InvoiceProviderShape } from '#contract/configuration.gen.ts'
import type { PayAddress } from '../pay/payAddress.ts'
import type { Secrets } from '../pay/secrets.ts'
import type { InvoiceProvider } from './invoiceProvider.ts'

/** Names of providers, as `invoiceProvider.json` has them. */
export type InvoiceProviderName = keyof InvoiceProviderShape

/** What a provider is opened with, besides the settings of a society. */
export interface InvoiceProviderParts {
  fetch: typeof globalThis.fetch
  clock: () => Date
  secrets: Secrets
  /** Throws where an address cannot be used. */
  address: (configured: string) => PayAddress
}

export type InvoiceSettings<Name extends InvoiceProviderName> = NonNullable<
  InvoiceProviderShape[Name]
>

/** All the server knows of a provider, whichever society it is for: the `index.ts` of the provider's folder. */
export interface InvoiceProviderModule<Name extends InvoiceProviderName> {
  /** What it issues; other kinds stay with staff. */
  kinds: readonly InvoiceKind[]
  /** Opens a society's access; throws where a secret is missing. */
  open(settings: InvoiceSettings<Name>, parts: InvoiceProviderParts): InvoiceProvider
}
