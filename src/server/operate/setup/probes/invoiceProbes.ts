import { randomBytes } from 'node:crypto'
import { InvoiceKind } from '#contract/codes.ts'
import words from '#server/messages/probes.json' with { type: 'json' }
import { openInvoiceProvider } from '#server/providers/invoice/invoiceProviderRegistry.ts'
import type { InvoiceSociety } from '#server/providers/invoice/openInvoiceProviders.ts'
import type { PayProviderParts } from '#server/providers/pay/payProviderModule.ts'
import { failureOf } from '#server/providers/pay/watchProvider.ts'
import type { ProbePlan } from './probe.ts'

/** Asks the e-invoice provider for an unknown number: an answer shows that key, signature and token are right. */
export function invoiceProbes(
  organisation: Pick<InvoiceSociety, 'code' | 'get'>,
  parts: PayProviderParts,
): ProbePlan {
  try {
    const provider = openInvoiceProvider(organisation.get('invoiceProvider.json'), parts)
    if (!provider) return { probes: [], lacking: [] }
    const ask = async () => {
      const { state } = await provider.query(unknownOrder(parts.clock()))
      if (state === 'issued') throw new Error(words.issuedUnknown)
      return words.invoiceAnswered
    }
    return { probes: [{ what: words.invoices, ask }], lacking: [] }
  } catch (error) {
    return { probes: [], lacking: [`✗ ${words.invoices}：${failureOf(error)}`] }
  }
}

const unknownOrder = (orderedAt: Date) => ({
  ref: randomBytes(10).toString('hex'),
  kind: InvoiceKind.Ordinary,
  fen: 100,
  buyer: { isPerson: true, name: '' },
  remark: '',
  orderedAt,
})
