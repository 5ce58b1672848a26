import type { CallData } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { fenOf } from '#domain/money/fees/yuan.ts'
import type { Call } from '#server/base/call.ts'
import { type OnceFacts, once } from '#server/base/idempotency/once.ts'
import words from '#server/messages/dues.json' with { type: 'json' }
import { Refusal } from '#server/messages/refusal.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { findPayment } from '../../repositories/duesPayments.ts'
import {
  type DuesReconcile,
  keepCredit,
  lockReconcile,
  saveCredit,
  saveRemedy,
} from '../../repositories/duesReconcile.ts'
import { authorOf } from '../authorOf.ts'
import { type Outcome, REMEDIES } from './remedies.ts'

type Handle = Call<'reconcileHandle', OnceFacts, { store: Store; configuration: Configurations }>

/**
 * Applies a remedy (`REMEDIES`) to open credit, or to a part of it, in one transaction. Each entry is handled once; the
 * remainder of a partly handled one becomes an entry of its own. A remedy that requires a second person is only
 * recorded with the first one, and the entry stays open. Throws NotFound for an unknown entry, Conflict for a handled
 * one, BadRequest without a reason or for an amount beyond the credit, and as the remedy does.
 */
export async function handleReconcile(request: Handle): Promise<CallData<'reconcileHandle'>> {
  const { input, org, parts } = request
  const configuration = await parts.configuration.of(org.orgId)
  const author = authorOf(request.subject, input.note)
  return once(request, 'reconcileHandle', {
    work: async (tx) => {
      const { payment, credit } = await openCredit(tx, input.id)
      const part = await divided(tx, credit, input.amount)
      const handled = { configuration, payment, credit: part, input, author }
      const outcome = await REMEDIES[input.remedy](tx, handled)
      const { doneBy: handledByAccount, doneByName: handledBy, reason: note } = author
      const by = { note, handledBy, handledByAccount }
      if (outcome === 'proposed') await saveCredit(tx, input.id, { ...by, handledAt: tx.now })
      else await saveRemedy(tx, input.id, { ...by, remedy: input.remedy })
      return { outcome, message: messageOf(outcome, input.remedy) }
    },
  })
}

const messageOf = (outcome: Outcome, remedy: Handle['input']['remedy']): string =>
  outcome === 'booked' ? words.remedy[remedy] : words.remedyWaiting[outcome]

/**
 * Locks and returns an unhandled entry with its payment. Throws NotFound for an unknown entry, Conflict for a handled
 * one.
 */
export async function openCredit(tx: Tx, id: string) {
  const credit = await lockReconcile(tx, id)
  const payment = credit && (await findPayment(tx, credit.paymentId))
  if (!payment) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
  if (credit.remedy !== null) throw new Refusal(RefusalCode.Conflict, 'reconcileHandled')
  return { credit, payment }
}

/**
 * Returns the part of an entry to handle: all of it, or `amount` (yuan), whose remainder becomes an entry of its own.
 * Throws BadRequest for zero or more than the entry.
 */
async function divided(
  tx: Tx,
  credit: DuesReconcile,
  amount: string | undefined,
): Promise<DuesReconcile> {
  const fen = amount === undefined ? credit.fen : fenOf(amount)
  if (!fen || fen > credit.fen) throw new Refusal(RefusalCode.BadRequest, 'creditPart')
  if (fen === credit.fen) return credit
  const { paymentId, memberId, name } = credit
  await keepCredit(tx, { paymentId, memberId, name, fen: credit.fen - fen, reason: 'rest' })
  await saveCredit(tx, credit.id, { fen })
  return { ...credit, fen }
}
