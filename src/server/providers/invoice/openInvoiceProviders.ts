import type { InvoiceProviderShape } from '#contract/configuration.gen.ts'
import { buildPartsOf, type ProviderOutside } from '../pay/buildPartsOf.ts'
import type { PayProviderParts } from '../pay/payProviderModule.ts'
import { failureOf } from '../pay/watchProvider.ts'
import type { InvoiceProvider } from './invoiceProvider.ts'
import { openInvoiceProvider } from './invoiceProviderRegistry.ts'

/** A version of a society's configuration, as far as it says how invoices are issued. */
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
  /** Told once a version why a configured provider cannot be used. */
  warn: (sentence: string) => void
}

/** What could not be opened is tried again after so long. */
const AGAIN_MS = 60_000

interface Held {
  version: number
  provider: InvoiceProvider | undefined
  /** The settings it was opened with; its access token is kept while they stay the same. */
  by: string
  /** Epoch milliseconds of the next attempt; never for one that opened. */
  again: number
}

/** Opens the providers of the current configurations, each once as long as its settings stay the same. */
export function openInvoiceProviders(input: InvoiceProvidersInput): InvoiceProviders {
  const parts = buildPartsOf(input)
  const held = new Map<string, Held>()
  return {
    async of(orgId) {
      const society = await input.configuration.of(orgId)
      const known = held.get(orgId)
      const isTold = known?.version === society.version
      if (known && isTold && input.clock().getTime() < known.again) return known.provider
      const found = look(society, known, { parts, warn: isTold ? () => undefined : input.warn })
      held.set(orgId, found)
      return found.provider
    },
  }
}

function look(
  { code, version, get }: InvoiceSociety,
  known: Held | undefined,
  { parts, warn }: { parts: PayProviderParts; warn: (sentence: string) => void },
): Held {
  const document = get('invoiceProvider.json')
  const by = JSON.stringify(document)
  const isOpen = known?.again === Number.POSITIVE_INFINITY
  if (known && isOpen && known.by === by) return { ...known, version }
  try {
    const provider = openInvoiceProvider(document, parts)
    return { version, by, provider, again: Number.POSITIVE_INFINITY }
  } catch (error) {
    warn(`${code}：电子发票接入未能启用（${failureOf(error)}）`)
    const again = parts.clock().getTime() + AGAIN_MS
    return { version, by, provider: undefined, again }
  }
}
