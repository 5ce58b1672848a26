import type { CallData } from '#contract/calls.ts'
import { ReconcileReason } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { Call } from '#server/base/call.ts'
import { type OnceFacts, once } from '#server/base/idempotency/once.ts'
import { dayStart } from '#server/base/shared/beijingTime.ts'
import { decidedBy } from '#server/base/shared/decidedBy.ts'
import { readOpinion } from '#server/base/shared/readOpinion.ts'
import words from '#server/messages/duesEntry.json' with { type: 'json' }
import { Refusal } from '#server/messages/refusal.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { Store, Tx } from '#server/store/store.ts'
import type { DecidedColumns } from '#server/store/tables/dues.ts'
import type { DeedAuthor } from '../../repositories/duesDeeds.ts'
import { type DuesPayment, recordPayment } from '../../repositories/duesPayments.ts'
import { keepCredit } from '../../repositories/duesReconcile.ts'
import {
  endManualPayment,
  type ManualPayment,
  type ManualShare,
} from '../../repositories/manualPayments.ts'
import { listShares } from '../../repositories/manualShares.ts'
import { bookReceipt } from '../../settlement/bookDeed.ts'
import { creditPayee } from '../credits/creditPayment.ts'
import { lockPayees, type Payee } from '../credits/lockPayees.ts'
import { bookLine, requireOpenLine } from '../statements/openLine.ts'
import { needsTwoPersons } from '../twoPersons.ts'
import { requireShown } from './linesRevision.ts'
import { requireDraft } from './requireDraft.ts'
import { requireFreshEntry } from './requireFreshEntry.ts'

type Book = Call<'entryBook', OnceFacts, { store: Store; configuration: Configurations }>

/**
 * Books or drops a draft. Booking records the payment, pays with each line the oldest years its member owes, and keeps
 * the remainder as credit, in one transaction that locks all it changes before it records anything. Where the sum
 * requires two persons, neither who entered the draft nor who changed its lines last can book it. Throws as
 * `requireDraft`; Conflict for the same person, lines that are not those shown, a number paid before, a line without a
 * member or sum, lines that exceed the payment, or a sum that is not a whole number of years; BadRequest when a draft is
 * dropped without an opinion.
 */
export async function bookEntry(request: Book): Promise<CallData<'entryBook'>> {
  const { input, org, subject, parts } = request
  const configuration = await parts.configuration.of(org.orgId)
  const opinion = readOpinion(input.opinion, input.decision === 'drop')
  return once(request, 'entryBook', {
    work: async (tx) => {
      const entry = await requireDraft(tx, input.id)
      const decided = decidedBy(tx, subject, opinion || entry.note)
      if (input.decision === 'drop') {
        await endManualPayment(tx, entry.id, { ...decided, state: 'dropped', paymentId: null })
        return { outcome: 'dropped', message: words.outcomes.dropped }
      }
      if (needsTwoPersons(entry.fen, configuration)) requireAnother(entry, decided)
      const line = await lockItsLine(tx, entry)
      await requireFreshEntry(tx, entry)
      const listed = await listShares(tx, [entry.id])
      requireShown(listed, input.revision)
      const shares = await lockPayees(tx, requireShares(entry, listed))
      const payment = await recorded(tx, entry, shares, decided)
      const { decidedBy: doneBy, decidedByName: doneByName, decidedOpinion: reason } = payment
      const author = { doneBy, doneByName, reason: reason ?? '' }
      await divide(tx, configuration, { payment, shares, author })
      await endManualPayment(tx, entry.id, { ...decided, state: 'booked', paymentId: payment.id })
      if (line) await bookLine(tx, line, payment.id, decided)
      return { outcome: 'booked', message: words.outcomes.booked }
    },
  })
}

/** Throws Conflict for whoever entered the draft or changed its lines last. */
function requireAnother({ enteredBy, editedBy }: ManualPayment, { decidedBy }: DecidedColumns) {
  if (enteredBy === decidedBy) throw new Refusal(RefusalCode.Conflict, 'entrySamePerson')
  if (editedBy === decidedBy) throw new Refusal(RefusalCode.Conflict, 'entrySameEditor')
}

/** Locks the statement line that the draft was entered from, if any. Throws as `requireOpenLine`. */
async function lockItsLine(tx: Tx, { statementId, statementLine }: ManualPayment) {
  if (statementId === null || statementLine === null) return undefined
  return requireOpenLine(tx, statementId, statementLine)
}

interface Share {
  line: number
  said: string
  memberId: string
  fen: number
}

/**
 * Returns the lines in order of member id, in which members are locked. Throws Conflict for a line without a member or
 * sum, or when the lines exceed the payment.
 */
function requireShares({ fen: whole }: ManualPayment, listed: readonly ManualShare[]): Share[] {
  const shares = listed.map(({ line, said, memberId, fen }) => {
    if (memberId === null || fen === null)
      throw new Refusal(RefusalCode.Conflict, 'entryOpenLine', { line, said })
    return { line, said, memberId, fen }
  })
  if (shares.reduce((sum, { fen }) => sum + fen, 0) > whole)
    throw new Refusal(RefusalCode.Conflict, 'entryShort')
  return shares.sort((one, other) => (one.memberId < other.memberId ? -1 : 1))
}

async function recorded(
  tx: Tx,
  { id, method, tradeNo, fen, paidOn }: ManualPayment,
  shares: readonly Share[],
  decided: DecidedColumns,
): Promise<DuesPayment> {
  const [first] = shares
  const payment = await recordPayment(tx, {
    method,
    tradeRef: id,
    tradeNo,
    fen,
    paidAt: dayStart(paidOn),
    orderId: null,
    memberId: shares.length === 1 && first ? first.memberId : null,
    ...decided,
  })
  if (!payment) throw new Refusal(RefusalCode.Conflict, 'entryKnown')
  await bookReceipt(tx, payment)
  return payment
}

interface Divided {
  payment: DuesPayment
  shares: readonly (Share & Payee)[]
  author: DeedAuthor
}

async function divide(
  tx: Tx,
  configuration: OrgConfiguration,
  { payment, shares, author }: Divided,
): Promise<void> {
  let rest = payment.fen
  for (const { line, said, fen, due, member } of shares) {
    const credit = { memberId: payment.memberId, fen }
    const crediting = { due, member, payment, credit, author }
    await creditPayee(tx, configuration, crediting).catch((error) => {
      if (error instanceof Refusal)
        throw new Refusal(RefusalCode.Conflict, 'entryUneven', { line, said })
      throw error
    })
    rest -= fen
  }
  const { id: paymentId, memberId } = payment
  if (rest > 0)
    await keepCredit(tx, { paymentId, memberId, fen: rest, reason: ReconcileReason.Entered })
}
