import type { Right } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { fill } from '#domain/text/fill.ts'
import type { Call } from '#server/base/call.ts'
import { type Account, updateAccount } from '#server/base/repositories/accounts.ts'
import { Refusal } from '#server/messages/refusal.ts'
import words from '#server/messages/users.json' with { type: 'json' }
import type { Store } from '#server/store/store.ts'
import { noteManaged, requireManagerLeft, requireOther } from '../users/managedUser.ts'
import { heldStaff, rightWords } from './staffMember.ts'

/**
 * Sets the rights of a staff account; its logins continue, and the next call uses the new rights.
 * @throws NotFound for any other account; Conflict for the caller's own, when the rights differ from those shown, so
 *   that of two concurrent changes neither silently undoes the other, and when no account manager would be left
 */
export async function changeRights({
  input,
  org,
  subject,
  parts,
}: Call<'changeRights', 'org' | 'subject', { store: Store }>): Promise<true> {
  return parts.store.tx(org.orgId, async (tx) => {
    const account = await heldStaff(tx, input.id)
    requireOther(subject, account, 'rightsSelf')
    requireSeen(account, input.seen)
    tx.note({ detail: { before: [...account.rights], after: [...input.rights] } })
    await updateAccount(tx, account, { rights: input.rights })
    await requireManagerLeft(tx, account)
    const opinion = fill(words.rightsChanged, { rights: rightWords(input.rights) })
    await noteManaged(tx, subject, { ...account, opinion })
    return true as const
  })
}

function requireSeen({ realName, rights }: Account, seen: readonly Right[]): void {
  const isAsSeen = rights.length === seen.length && rights.every((right) => seen.includes(right))
  if (isAsSeen) return
  const held = { name: realName, rights: rightWords(rights) }
  throw new Refusal(RefusalCode.Conflict, 'rightsChanged', held)
}
