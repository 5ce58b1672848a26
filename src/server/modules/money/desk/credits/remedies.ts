import { ReconcileReason, Remedy } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { assign, move, reverse } from '#domain/money/ledger/deeds.ts'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/dues.json' with { type: 'json' }
import { Refusal } from '#server/messages/refusal.ts'
import { memberOfNumber } from '#server/modules/records/repositories/memberOfNumber.ts'
import { isOnline } from '#server/providers/pay/payProviderRegistry.ts'
import type { Tx } from '#server/store/store.ts'
import { appendDeed } from '../../repositories/duesDeeds.ts'
import { keepCredit, saveCredit } from '../../repositories/duesReconcile.ts'
import { fenOnStatement, receivedOf } from '../../repositories/receivedFen.ts'
import { type Handled, isProposed } from '../handled.ts'
import { askRefund } from '../refunds/askRefund.ts'
import { outgoingOf } from '../refunds/outgoingOf.ts'
import { needsTwoPersons } from '../twoPersons.ts'
import { creditPayment } from './creditPayment.ts'

/**
 * `asked`: a refund that waits for a second person; `proposed`: nothing is booked until a second person applies the same
 * remedy.
 */
export type Outcome = 'booked' | 'asked' | 'proposed'

/** Remedy → its effect on the locked credit. */
export const REMEDIES: Record<Remedy, (tx: Tx, handled: Handled) => Promise<Outcome>> = {
  async [Remedy.Credit](tx, { configuration, input, ...handled }) {
    const { memberNum } = input
    const memberId = memberNum ? await requireMember(tx, memberNum) : handled.credit.memberId
    await creditPayment(tx, configuration, { ...handled, memberId })
    return 'booked'
  },
  async [Remedy.Move](tx, { payment, credit, input, author }) {
    const memberId = await requireMember(tx, input.memberNum)
    if (memberId === credit.memberId) throw new Refusal(RefusalCode.BadRequest, 'moveToItself')
    const { memberId: from, fen } = credit
    const entries = move(from, memberId, fen)
    await appendDeed(tx, { kind: 'move', paymentId: payment.id, ...author, entries })
    const reason = ReconcileReason.Moved
    await keepCredit(tx, { paymentId: payment.id, memberId, fen, reason })
    return 'booked'
  },
  async [Remedy.Assign](tx, { payment, credit, input, author }) {
    const name = input.name?.trim()
    if (!name) throw new Refusal(RefusalCode.BadRequest, 'purposeRequired')
    const reason = fill(words.purpose, { name, reason: author.reason })
    const deed = { paymentId: payment.id, ...author, reason, entries: assign(credit) }
    await appendDeed(tx, { kind: 'assign', ...deed })
    await saveCredit(tx, credit.id, { name })
    return 'booked'
  },
  async [Remedy.Reverse](tx, { configuration, payment, credit, author }) {
    if (isOnline(payment.method)) throw new Refusal(RefusalCode.Conflict, 'reverseOnline')
    if ((await fenOnStatement(tx, payment.id)) > (await receivedOf(tx, payment.id)) - credit.fen)
      throw new Refusal(RefusalCode.Conflict, 'reverseOnStatement')
    if (needsTwoPersons((await outgoingOf(tx, payment)) + credit.fen, configuration)) {
      if (!isProposed(credit)) return 'proposed'
      if (credit.handledByAccount === author.doneBy)
        throw new Refusal(RefusalCode.Conflict, 'reverseSamePerson')
    }
    const entries = reverse(credit)
    await appendDeed(tx, { kind: 'reverse', paymentId: payment.id, ...author, entries })
    return 'booked'
  },
  [Remedy.Refund]: askRefund,
}

async function requireMember(tx: Tx, memberNum: string | undefined): Promise<string> {
  const id = memberNum && (await memberOfNumber(tx, memberNum))
  if (!id) throw new Refusal(RefusalCode.BadRequest, 'memberNumUnknown')
  return id
}
