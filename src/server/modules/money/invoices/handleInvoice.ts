import type { CallData } from '#contract/calls.ts'
import { DuesStatus, InvoiceState } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { once } from '#server/base/idempotency/once.ts'
import { ownersOf } from '#server/base/ownersOf.ts'
import { decidedBy } from '#server/base/shared/decidedBy.ts'
import { readOpinion } from '#server/base/shared/readOpinion.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { requireStored } from '#server/modules/files/storage/checkFiles.ts'
import { holdFiles } from '#server/modules/files/storage/holdFiles.ts'
import type { Tx } from '#server/store/store.ts'
import { listCoveredOrders } from '../repositories/duesInvoiceOrders.ts'
import {
  type DuesInvoice,
  type InvoiceOutcome,
  isInvoiceNumTaken,
  lockInvoice,
  saveInvoice,
} from '../repositories/duesInvoices.ts'
import { demandRedLetter } from './demandRedLetter.ts'
import { type Handle, handleRed } from './handleRed.ts'
import { refuseUnderWay } from './refuseUnderWay.ts'
import { awaitedState } from './sendingStates.ts'

/**
 * Issues an invoice by hand with number and file, or returns the request with an opinion; demands the red letter of an
 * issued invoice (`demandRedLetter`) or records it (`handleRed`). Throws NotFound for an unknown invoice; Conflict when
 * it was handled already, is under way at a provider, has an unpaid order or a number in use; BadRequest without
 * number, file or opinion.
 */
export async function handleInvoice(request: Handle): Promise<CallData<'invoiceHandle'>> {
  const { input } = request
  if (input.decision === 'red') return handleRed(request)
  if (input.decision === 'demand') return demandRedLetter(request)
  const opinion = readOpinion(input.opinion, input.decision === 'return')
  const outcome = outcomeOf(input, opinion)
  return once(request, 'invoiceHandle', {
    before: () => requireStored(request.parts, filesOf(outcome)),
    work: (tx) => record(tx, request, outcome, opinion),
  })
}

async function record(
  tx: Tx,
  { input, parts, subject }: Handle,
  outcome: InvoiceOutcome,
  opinion: string,
): Promise<true> {
  const invoice = await lockInvoice(tx, input.id)
  if (!invoice) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
  const state = awaitedState(invoice, tx.now)
  refuseUnderWay({ state })
  if (state !== InvoiceState.Requested) throw new Refusal(RefusalCode.Conflict, 'invoiceSettled')
  if (outcome.state === InvoiceState.Issued) await checkIssue(tx, invoice, outcome.num)
  const holder = { holder: invoice.id, place: 'invoiceFile' } as const
  const taking = { owners: ownersOf(subject), purpose: 'invoice' }
  await holdFiles(tx, parts.files, holder, filesOf(outcome), taking)
  await saveInvoice(tx, invoice.id, outcome, decidedBy(tx, subject, opinion))
  return true
}

async function checkIssue(tx: Tx, { id }: DuesInvoice, num: string): Promise<void> {
  for (const { status } of await listCoveredOrders(tx, [id]))
    if (status !== DuesStatus.Paid) throw new Refusal(RefusalCode.Conflict, 'invoiceUnpaid')
  if (await isInvoiceNumTaken(tx, num, id))
    throw new Refusal(RefusalCode.Conflict, 'invoiceNumTaken')
}

const filesOf = (outcome: InvoiceOutcome) =>
  outcome.state === InvoiceState.Issued ? outcome.enclosure : []

function outcomeOf(input: Handle['input'], opinion: string): InvoiceOutcome {
  if (input.decision === 'return') return { state: InvoiceState.Returned, opinion }
  const num = (input.num ?? '').trim()
  const { enclosure = [] } = input
  if (num === '') throw new Refusal(RefusalCode.BadRequest, 'invoiceNumOwnRequired')
  if (enclosure.length === 0) throw new Refusal(RefusalCode.BadRequest, 'invoiceFileRequired')
  return { state: InvoiceState.Issued, num, enclosure }
}
