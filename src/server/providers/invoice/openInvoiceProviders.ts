import type { InvoiceProviderShape } from '#contract/configuration.gen.ts'
import { openPerSociety } from '../openPerSociety.ts'
import { buildPartsOf, type ProviderOutside } from '../pay/buildPartsOf.ts'
import { INVOICE_PREFIX } from '../pay/secretReference.ts'
import { failureOf } from '../pay/watchProvider.ts'
import type { InvoiceProvider } from './invoiceProvider.ts'
import { openInvoiceProvider } from './invoiceProviderRegistry.ts'

/** The part of one version of a society's configuration that concerns issuing invoices. */
export interface InvoiceSociety {
  orgId: string
  code: string
  version: number
  get(name: 'invoiceProvider.json'): InvoiceProviderShape
}

/** The e-invoice provider of each society; undefined where it has none that can be used. */
export interface InvoiceProviders {
  of(orgId: string): Promise<InvoiceProvider | undefined>
}

export interface InvoiceProvidersInput extends ProviderOutside {
  configuration: { of(orgId: string): Promise<InvoiceSociety> }
  /** Called once per version with the reason why a configured provider cannot be used. */
  warn: (sentence: string) => void
}

/** Opens the providers of the current configurations, each once as long as its settings stay the same. */
export function openInvoiceProviders(input: InvoiceProvidersInput): InvoiceProviders {
  const partsOf = buildPartsOf(input)
  const opened = openPerSociety({
    settingsOf: ({ code, get }: InvoiceSociety) => ({
      code,
      document: get('invoiceProvider.json'),
    }),
    open: ({ code, document }) =>
      openInvoiceProvider(document, partsOf({ code, prefix: INVOICE_PREFIX })),
    failed: ({ code }, error) => input.warn(`${code}：电子发票接入未能启用（${failureOf(error)}）`),
    clock: input.clock,
  })
  return { of: async (orgId) => opened(await input.configuration.of(orgId)) }
}
