import type { CallData } from '#contract/calls.ts'
import { DuesStatus, InvoiceState } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { codePoints } from '#domain/codePoints.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { Refusal } from '../../refusal.ts'
import {
  type DuesInvoice,
  type InvoiceOutcome,
  isInvoiceNumTaken,
  lockInvoice,
  saveInvoice,
} from '../../store/repositories/duesInvoices.ts'
import { findOrder } from '../../store/repositories/duesOrders.ts'
import type { Tx } from '../../store/store.ts'
import { decidedBy } from '../dues/decidedBy.ts'
import { once } from '../idempotency/once.ts'
import { requireStored, takeFiles } from '../storage/checkFiles.ts'

type Handle = CallRequest<'invoiceHandle'>

const OPINION_MAX = 200

/**
 * Staff issue an invoice, with its number and file, or return the request with an opinion. One that was issued or
 * returned already stays what it is, whoever comes second.
 */
export async function handleInvoice(request: Handle): Promise<CallData<'invoiceHandle'>> {
  const outcome = outcomeOf(request.input)
  return once(request, 'invoiceHandle', {
    before: () => requireStored(request.parts, filesOf(outcome)),
    work: (tx) => record(tx, request, outcome),
  })
}

async function record(
  tx: Tx,
  { input, parts, subject }: Handle,
  outcome: InvoiceOutcome,
): Promise<true> {
  const invoice = await lockInvoice(tx, input.id)
  if (!invoice) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
  if (invoice.state !== InvoiceState.Requested)
    throw new Refusal(RefusalCode.Conflict, 'invoiceSettled')
  if (outcome.state === InvoiceState.Issued) await checkIssue(tx, invoice, outcome.num)
  await takeFiles(tx, parts.files, filesOf(outcome), { purpose: 'invoice' })
  const opinion = (input.opinion ?? '').trim()
  await saveInvoice(tx, invoice.id, outcome, decidedBy(tx, subject, opinion))
  return true
}

async function checkIssue(tx: Tx, { id, orderId }: DuesInvoice, num: string): Promise<void> {
  const order = await findOrder(tx, orderId)
  if (order?.status !== DuesStatus.Paid) throw new Refusal(RefusalCode.Conflict, 'invoiceUnpaid')
  if (await isInvoiceNumTaken(tx, num, id))
    throw new Refusal(RefusalCode.Conflict, 'invoiceNumTaken')
}

const filesOf = (outcome: InvoiceOutcome) =>
  outcome.state === InvoiceState.Issued ? outcome.enclosure : []

function outcomeOf(input: Handle['input']): InvoiceOutcome {
  if (input.decision === 'return') {
    const opinion = (input.opinion ?? '').trim()
    if (opinion === '') throw new Refusal(RefusalCode.BadRequest, 'opinionRequired')
    if (codePoints(opinion) > OPINION_MAX)
      throw new Refusal(RefusalCode.BadRequest, 'opinionTooLong', { limit: OPINION_MAX })
    return { state: InvoiceState.Returned, opinion }
  }
  const num = (input.num ?? '').trim()
  const { enclosure = [] } = input
  if (num === '') throw new Refusal(RefusalCode.BadRequest, 'invoiceNumOwnRequired')
  if (enclosure.length === 0) throw new Refusal(RefusalCode.BadRequest, 'invoiceFileRequired')
  return { state: InvoiceState.Issued, num, enclosure }
}
