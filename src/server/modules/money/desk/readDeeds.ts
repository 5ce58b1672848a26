import type { CallData, Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'
import { amountOf, bookedYears } from '#domain/money/ledger/deeds.ts'
import type { Call } from '#server/base/call.ts'
import { withoutNulls } from '#server/base/shared/withoutNulls.ts'
import words from '#server/messages/dues.json' with { type: 'json' }
import { Refusal } from '#server/messages/refusal.ts'
import type { Store } from '#server/store/store.ts'
import { type Deed, listDeeds } from '../repositories/duesDeeds.ts'
import { findPayment } from '../repositories/duesPayments.ts'
import { UNDO } from './undo/undoDeed.ts'

/**
 * Returns the deeds of a payment, oldest first, each with kind, amount, years, author and reason. Throws NotFound for
 * an unknown payment.
 */
export async function readDeeds({
  input,
  org,
  parts,
}: Call<'paymentDeeds', 'org', { store: Store }>): Promise<CallData<'paymentDeeds'>> {
  return parts.store.tx(org.orgId, async (tx) => {
    if (!(await findPayment(tx, input.id))) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
    return (await listDeeds(tx, input.id)).map(shown)
  })
}

const shown = (deed: Deed): Schema<'DuesDeed'> => {
  const { id, kind, entries, createdAt, doneByName, reason, isUndone } = deed
  return {
    id,
    kind,
    isUndone,
    isUndoable: UNDO[kind] !== undefined && !isUndone,
    kindName: words.deed[kind],
    amount: yuanOf(amountOf(entries)),
    years: bookedYears(entries).map(String),
    createAt: createdAt.toISOString(),
    ...withoutNulls({ handledBy: doneByName }),
    ...(reason ? { reason } : {}),
  }
}
