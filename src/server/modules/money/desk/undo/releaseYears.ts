import { DuesStatus, ReconcileReason } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { lastDayOf } from '#domain/money/fees/paidYears.ts'
import { amountOf, bookedYears, release, takenFrom } from '#domain/money/ledger/deeds.ts'
import { fill } from '#domain/text/fill.ts'
import { enqueue } from '#server/base/repositories/outbox.ts'
import words from '#server/messages/dues.json' with { type: 'json' }
import { Refusal } from '#server/messages/refusal.ts'
import { memberApplications } from '#server/modules/records/repositories/memberApplications.ts'
import { DRAW_RECEIPT } from '#server/store/jobKinds.ts'
import type { Tx } from '#server/store/store.ts'
import { withdrawInvoice } from '../../invoices/withdrawInvoice.ts'
import { appendDeed, type Deed, type DeedAuthor } from '../../repositories/duesDeeds.ts'
import { lockOrder, saveOrder } from '../../repositories/duesOrders.ts'
import { findOpenPlan } from '../../repositories/duesPlans.ts'
import {
  type DuesReceipt,
  hasValidReceipt,
  lockReceiptOf,
  voidReceipt,
} from '../../repositories/duesReceipts.ts'
import { keepCredit } from '../../repositories/duesReconcile.ts'
import { deleteTerms } from '../../repositories/duesTerms.ts'
import { closeSiblings } from '../../settlement/closeSiblings.ts'
import { releaseFreeYears } from './releaseFreeYears.ts'
import { reopenPlan } from './reopenPlan.ts'

/**
 * Reverses a deed that paid years: the years are unpaid and their money is credit of the member. The term ends where it
 * ended before, the receipt is void with its number kept, the order is closed and its invoice withdrawn. Only the years
 * paid last can be released, since terms have no gaps; years after them that cost nothing are withdrawn with them, and
 * open orders for later years are closed. Of an instalment plan only the last part becomes credit, the others are held
 * again. Throws NotFound without a receipt; Conflict while the member pays later years in parts or has paid one, and as
 * `withdrawInvoice`. Locks the receipt, the order, then the member.
 */
export async function releaseYears(tx: Tx, deed: Deed, author: DeedAuthor): Promise<void> {
  const { id: undoes, paymentId } = deed
  const lines = deed.entries.filter(({ account }) => account === 'dues')
  const memberId = lines[0]?.memberId ?? ''
  const receipt = await lockReceiptOf(tx, deed.id)
  const order = receipt && (await lockOrder(tx, receipt.orderId))
  if (!receipt || !order) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
  const years = bookedYears(lines)
  await shortenTerm(tx, memberId, years, receipt.endBefore)
  await closeSiblings(tx, order, 'outdated')
  const paid = lines.map(({ year, fen }) => ({ year: year ?? 0, fen: 0 - fen }))
  const held = takenFrom('held', deed.entries)
  const back = { undoes, paymentId, ...author, entries: release(memberId, paid, held) }
  await appendDeed(tx, { kind: 'release', ...back })
  await deleteTerms(tx, { memberId, paymentId, years })
  const fen = amountOf(deed.entries) - held
  await keepCredit(tx, { paymentId, memberId, fen, reason: ReconcileReason.Released })
  await voidWith(tx, receipt, author)
  const opinion = fill(words.released, { reason: author.reason })
  await reopenPlan(tx, deed.id, { opinion, author })
  if (order.status !== DuesStatus.Paid || (await hasValidReceipt(tx, order.id))) return
  await saveOrder(tx, order.id, { status: DuesStatus.Closed, closedAt: tx.now, opinion })
  await withdrawInvoice(tx, { orderId: order.id, opinion, author })
}

/**
 * Locks the member and sets the end of the term back, unless staff extended it beyond the years. Throws Conflict while
 * a plan for later years is under way: with the member locked, none begins any more.
 */
async function shortenTerm(
  tx: Tx,
  memberId: string,
  years: readonly number[],
  endBefore: string | null,
): Promise<void> {
  if (!(await memberApplications.lock(tx, memberId)))
    throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
  if (await findOpenPlan(tx, memberId)) throw new Refusal(RefusalCode.Conflict, 'planUnderWay')
  const last = Math.max(...years)
  await releaseFreeYears(tx, memberId, last + 1)
  const member = await memberApplications.find(tx, memberId)
  if (member?.endAt === lastDayOf(last))
    await memberApplications.save(tx, member, { endAt: endBefore })
}

async function voidWith(
  tx: Tx,
  { num, paymentId }: DuesReceipt,
  { doneBy, doneByName, reason }: DeedAuthor,
): Promise<void> {
  await voidReceipt(tx, num, { voidedBy: doneBy, voidedByName: doneByName, voidReason: reason })
  await enqueue(tx, { kind: DRAW_RECEIPT, payload: { paymentId, num } })
}
