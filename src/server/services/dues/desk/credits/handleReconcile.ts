import type { CallData } from '#contract/calls.ts'
import { Remedy } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../../../messages/refusal.ts'
import { findPayment } from '../../../store/repositories/duesPayments.ts'
import { lockReconcile, saveRemedy } from '../../../store/repositories/duesReconcile.ts'
import type { Store, Tx } from '../../../store/store.ts'
import { requireAccount } from '../../authorize.ts'
import type { Call } from '../../call.ts'
import type { Configurations } from '../../configuration/configurations.ts'
import type { OrgConfiguration } from '../../configuration/orgConfiguration.ts'
import { type OnceFacts, once } from '../../idempotency/once.ts'
import { bookRefund } from '../settlement/bookDeed.ts'
import { creditPayment } from './creditPayment.ts'

type Handle = Call<'reconcileHandle', OnceFacts, { store: Store; configuration: Configurations }>

/**
 * Staff handle a payment kept for them: `credit` pays years in the same transaction; a refund, which staff made at the
 * provider or the bank, is only recorded. Each entry is handled once.
 */
export async function handleReconcile(request: Handle): Promise<CallData<'reconcileHandle'>> {
  const { input, org, parts } = request
  if (input.note.trim() === '') throw new Refusal(RefusalCode.BadRequest, 'duesNoteRequired')
  const configuration = await parts.configuration.of(org.orgId)
  return once(request, 'reconcileHandle', { work: (tx) => handle(tx, request, configuration) })
}

async function handle(tx: Tx, request: Handle, configuration: OrgConfiguration): Promise<true> {
  const { id, remedy, note } = request.input
  const entry = await lockReconcile(tx, id)
  const payment = entry && (await findPayment(tx, entry.paymentId))
  if (!payment) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
  if (entry.remedy !== null) throw new Refusal(RefusalCode.Conflict, 'reconcileHandled')
  const { id: handledByAccount, realName: handledBy } = requireAccount(request.subject)
  const author = { doneBy: handledByAccount, doneByName: handledBy, reason: note.trim() }
  if (remedy === Remedy.Credit) await creditPayment(tx, configuration, payment, author)
  else await bookRefund(tx, payment, author)
  await saveRemedy(tx, id, { remedy, note: author.reason, handledBy, handledByAccount })
  return true
}
