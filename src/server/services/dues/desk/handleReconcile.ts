import type { CallData } from '#contract/calls.ts'
import { Remedy } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { CallRequest } from '../../../binder/callRequest.ts'
import { Refusal } from '../../../refusal.ts'
import { findPayment } from '../../../store/repositories/duesPayments.ts'
import { lockReconcile, saveRemedy } from '../../../store/repositories/duesReconcile.ts'
import type { Tx } from '../../../store/store.ts'
import { requireAccount } from '../../authorize.ts'
import type { OrgConfiguration } from '../../configuration/openConfiguration.ts'
import { once } from '../../idempotency/once.ts'
import { creditPayment } from '../creditPayment.ts'

type Handle = CallRequest<'reconcileHandle'>

/**
 * Staff deal with money that was kept for them: crediting it pays years, in the same transaction; of a refund, which
 * staff made at the provider or the bank, it is only noted. Each entry is dealt with once.
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
  if (remedy === Remedy.Credit) await creditPayment(tx, configuration, payment)
  const { id: handledByAccount, realName: handledBy } = requireAccount(request.subject)
  await saveRemedy(tx, id, { remedy, note: note.trim(), handledBy, handledByAccount })
  return true
}
