import { ownValue } from '#contract/record.ts'
import { INVOICE_PROVIDERS } from '#server/providers/invoice/invoiceProviderRegistry.ts'
import type { ProviderAddresses } from '#server/providers/pay/payAddress.ts'
import { PAY_PROVIDERS } from '#server/providers/pay/payProviderRegistry.ts'
import { INVOICE_SECRETS, PAY_SECRETS } from '../documents/secretMembers.ts'
import type { ProviderReferences } from './checkSecrets.ts'

type Registry = Readonly<Record<string, { addresses: Readonly<Record<string, ProviderAddresses>> }>>

const addressesIn = (registry: Registry) => (provider: string) =>
  ownValue(registry, provider)?.addresses ?? {}

/** References permitted in `payProviders.json`. */
export const PAY_REFERENCES: ProviderReferences = {
  secrets: PAY_SECRETS,
  addressesOf: addressesIn(PAY_PROVIDERS),
}

/** References permitted in `invoiceProvider.json`. */
export const INVOICE_REFERENCES: ProviderReferences = {
  secrets: INVOICE_SECRETS,
  addressesOf: addressesIn(INVOICE_PROVIDERS),
}
