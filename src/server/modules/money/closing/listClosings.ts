import type { CallData, Schema } from '#contract/calls.ts'
import type { Call } from '#server/base/call.ts'
import { withoutNulls } from '#server/base/shared/withoutNulls.ts'
import { mapPage } from '#server/store/queries/page.ts'
import type { Store } from '#server/store/store.ts'
import { balanceOf } from '../balanceOf.ts'
import { type DuesClosing, listClosings } from '../repositories/duesClosings.ts'

/** The closings of a society, newest first. */
export async function listBookClosings({
  input,
  org,
  parts,
}: Call<'booksPage', 'org', { store: Store }>): Promise<CallData<'booksPage'>> {
  return parts.store.tx(org.orgId, async (tx) =>
    mapPage(await listClosings(tx).page(input), shownClosing),
  )
}

export function shownClosing(closing: DuesClosing): Schema<'DuesClosing'> {
  const { id, fromOn, throughOn, sums, differences, createdAt, note } = closing
  const { debit, credit } = sums.accounts.cash ?? { debit: 0, credit: 0 }
  return {
    id,
    from: fromOn,
    through: throughOn,
    deeds: sums.deeds,
    received: balanceOf(debit),
    paidBack: balanceOf(credit),
    differenceCount: differences.length,
    closedBy: closing.closedByName,
    createAt: createdAt.toISOString(),
    ...withoutNulls({ proposedBy: closing.proposedByName, note: note || null }),
  }
}
