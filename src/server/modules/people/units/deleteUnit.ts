import { RefusalCode } from '#contract/envelope.ts'
import type { Call } from '#server/base/call.ts'
import { Refusal } from '#server/messages/refusal.ts'
import words from '#server/messages/users.json' with { type: 'json' }
import { StoreError } from '#server/store/databaseError.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { deleteOrgUnit } from '../repositories/orgUnitLists.ts'
import { heldUnit, noteUnit } from './managedUnit.ts'

/**
 * Deletes a unit to which no account and no application refers, neither as the applicant nor in an answer.
 * @throws NotFound for an unknown unit, Conflict for one that is referred to
 */
export async function deleteUnit({
  input,
  org,
  subject,
  parts,
}: Call<'delOrg', 'org' | 'subject', { store: Store }>): Promise<true> {
  const work = async (tx: Tx) => {
    const { id, orgName } = await heldUnit(tx, input.id)
    await deleteOrgUnit(tx, id)
    await noteUnit(tx, subject, { id, orgName, opinion: words.done.delOrg })
    return true as const
  }
  return parts.store.tx(org.orgId, work).catch((error: unknown) => {
    if (error instanceof StoreError && error.kind === 'missingReference')
      throw new Refusal(RefusalCode.Conflict, 'unitInRecords')
    throw error
  })
}
