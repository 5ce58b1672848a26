import { RefundState } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { refundAsk } from '#domain/money/ledger/deeds.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { isOnline } from '#server/providers/pay/payProviderRegistry.ts'
import type { Tx } from '#server/store/store.ts'
import { appendDeed } from '../../repositories/duesDeeds.ts'
import { insertRefund, listRefunds, saveRefund } from '../../repositories/duesRefunds.ts'
import type { Handled } from '../handled.ts'
import { needsTwoPersons } from '../twoPersons.ts'
import { carryOn } from './carryOn.ts'
import { outgoingOf } from './outgoingOf.ts'

/**
 * Requests the refund of credit: from the payment's provider, or by hand for offline payments and where staff choose
 * so. It waits for a second person where the society requires one for all that leaves the payment (`outgoingOf`), so
 * that parts are no way around it. A request by hand explains a refund of the same sum that the provider reported
 * unrequested (`Seen`); no other refund is inserted then. Returns `asked` for a refund that waits for a second person.
 * Throws BadRequest for a refund by hand without a number.
 */
export async function askRefund(
  tx: Tx,
  { configuration, payment, credit, input, author }: Handled,
): Promise<'booked' | 'asked'> {
  const byProvider = isOnline(payment.method) && input.way !== 'hand'
  if (!byProvider && !input.refundNo?.trim())
    throw new Refusal(RefusalCode.BadRequest, 'refundNoRequired')
  const entries = refundAsk(credit)
  const askDeedId = await appendDeed(tx, {
    kind: 'refundAsk',
    paymentId: payment.id,
    ...author,
    entries,
  })
  if (!byProvider && (await explainsSeen(tx, payment.id, credit.fen, askDeedId))) return 'booked'
  const isAsked = needsTwoPersons((await outgoingOf(tx, payment)) + credit.fen, configuration)
  const refund = await insertRefund(tx, {
    paymentId: payment.id,
    memberId: credit.memberId,
    way: byProvider ? 'provider' : 'hand',
    state: isAsked ? RefundState.Asked : RefundState.Pending,
    fen: credit.fen,
    reason: author.reason,
    askedBy: author.doneBy,
    askedByName: author.doneByName,
    refundNo: byProvider ? null : (input.refundNo?.trim() ?? null),
    refundedAt: null,
    askDeedId,
  })
  if (isAsked) return 'asked'
  await carryOn(tx, refund, author)
  return 'booked'
}

/**
 * Returns true when the provider has reported an unrequested refund of this sum, which is linked to the request and
 * done.
 */
async function explainsSeen(tx: Tx, paymentId: string, fen: number, askDeedId: string) {
  const seen = (await listRefunds(tx, paymentId)).find(
    (refund) => refund.state === RefundState.Seen && refund.fen === fen,
  )
  if (seen) await saveRefund(tx, seen.id, { state: RefundState.Done, askDeedId })
  return seen !== undefined
}
