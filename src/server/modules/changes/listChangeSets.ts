import type { CallData } from '#contract/calls.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import type { ChangeStatus } from '#server/store/tables/configChanges.ts'
import type { ChangeParts } from './changeParts.ts'
import { changeRow, peopleNames } from './changeRow.ts'
import { listChanges } from './repositories/configChanges.ts'
import { heldSeats } from './seats.ts'
import { documentNamer } from './wording/documentTitle.ts'

const ALIVE: readonly ChangeStatus[] = ['open', 'ready', 'scheduled']
const ENDED: readonly ChangeStatus[] = ['published', 'discarded']

/** Lists the change sets under way, or those ended (`ended`), the most recently changed first. */
export async function listChangeSets({
  input,
  org,
  subject,
  parts,
}: Call<'changePage', 'org' | 'subject', ChangeParts>): Promise<CallData<'changePage'>> {
  const { id: accountId } = requireAccount(subject)
  const nameOf = documentNamer((await parts.configuration.of(org.orgId)).documents)
  return parts.store.tx(org.orgId, async (tx) => {
    const { records, total } = await listChanges(tx, input.ended ? ENDED : ALIVE).page(input)
    const seats = await heldSeats(tx)
    const names = await peopleNames(tx, records)
    const row = { accountId, nameOf, seats, names, now: tx.now }
    return { records: records.map((change) => changeRow(change, row)), total }
  })
}
