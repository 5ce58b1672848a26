import type { Call } from '#server/base/call.ts'
import { revokeAccountTokens } from '#server/base/repositories/loginTokens.ts'
import words from '#server/messages/staff.json' with { type: 'json' }
import type { Store } from '#server/store/store.ts'
import { removeFactor } from '../repositories/secondFactors.ts'
import { noteManaged, requireOther } from '../users/managedUser.ts'
import { heldStaff } from './staffMember.ts'

/** Removes the second factor of a staff member who has lost phone and recovery codes, and ends all logins. */
export async function resetFactor({
  input,
  org,
  subject,
  parts,
}: Call<'resetSecondFactor', 'org' | 'subject', { store: Store }>): Promise<true> {
  return parts.store.tx(org.orgId, async (tx) => {
    const account = await heldStaff(tx, input.id)
    requireOther(subject, account)
    await removeFactor(tx, account)
    await revokeAccountTokens(tx, account)
    await noteManaged(tx, subject, { ...account, opinion: words.factorReset })
    return true as const
  })
}
