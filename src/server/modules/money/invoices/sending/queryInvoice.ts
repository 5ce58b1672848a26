import type { CallData } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { fill } from '#domain/text/fill.ts'
import type { Call } from '#server/base/call.ts'
import { enqueue } from '#server/base/repositories/outbox.ts'
import words from '#server/messages/dues.json' with { type: 'json' }
import { Refusal } from '#server/messages/refusal.ts'
import { SEND_INVOICE } from '#server/store/jobKinds.ts'
import { findInvoice } from '../../repositories/duesInvoices.ts'
import { isSending } from '../sendingStates.ts'
import { type Answer, askInvoiceProvider } from './askInvoiceProvider.ts'
import type { Attempt, SendingParts } from './sendingParts.ts'

/**
 * Queries the provider about an invoice under way; an attempt that it does not know is requested again. An attempt that
 * a job completed meanwhile is reported as settled. Throws NotFound for an unknown invoice, Conflict when it was never
 * sent, Unavailable when the provider does not answer.
 */
export async function queryInvoice({
  input,
  org: { orgId },
  parts,
}: Call<'invoiceQuery', 'org', SendingParts>): Promise<CallData<'invoiceQuery'>> {
  const attempt = await parts.store.tx(orgId, async (tx): Promise<Attempt | undefined> => {
    const invoice = await findInvoice(tx, input.id)
    if (!invoice) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
    if (!invoice.sendRef) throw new Refusal(RefusalCode.Conflict, 'invoiceNotIssuing')
    return isSending(invoice.state) ? { invoiceId: invoice.id, ref: invoice.sendRef } : undefined
  })
  if (!attempt) return { message: sentence({ state: 'settled' }) }
  const answer = await answered(() => askInvoiceProvider(parts, orgId, attempt))
  if (answer.state === 'absent') await askAgain(parts, orgId, attempt)
  return { message: sentence(answer) }
}

async function answered(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(RefusalCode.Unavailable, 'invoiceProviderAway')
  }
}

/**
 * Enqueues the request again: the earlier jobs may have ended without success, and one more with the same number does
 * no harm.
 */
const askAgain = ({ store }: SendingParts, orgId: string, attempt: Attempt) =>
  store.tx(orgId, (tx) =>
    enqueue(tx, { kind: SEND_INVOICE, payload: { ...attempt, nth: 0, isAbsent: true } }),
  )

function sentence(answer: Answer): string {
  const said = words.invoiceQuery
  if (answer.state === 'issued') {
    const { num, isRed } = answer
    return fill(isRed ? said.red : said.issued, { num })
  }
  if (answer.state === 'refused') return fill(said.refused, { message: answer.message })
  return said[answer.state]
}
