import type { Schema } from '#contract/calls.ts'
import { RIGHTS, type Right, UserType } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { fill } from '#domain/text/fill.ts'
import type { Call } from '#server/base/call.ts'
import {
  type Account,
  insertAccount,
  type LockedAccount,
  lockAccountByMobile,
  updateAccount,
} from '#server/base/repositories/accounts.ts'
import { revokeAccountTokens } from '#server/base/repositories/loginTokens.ts'
import { Refusal } from '#server/messages/refusal.ts'
import words from '#server/messages/staff.json' with { type: 'json' }
import type { Store, Tx } from '#server/store/store.ts'
import { manageAlone, noteManaged, requireOther } from '../users/managedUser.ts'
import { personOf } from '../users/personOf.ts'
import { rightWords } from './staffMember.ts'

type Invite = Call<'inviteStaff', 'org' | 'subject', { store: Store }>
type Invited = Schema<'InvitedStaff'>

/**
 * Adds a staff member by mobile. An unknown number gets an account, whose holder logs in or sets a password by an SMS
 * code to that number: access is given through the invited number, never through the inviter (decision 0397). An
 * existing account gains the rights and keeps its password.
 * @throws Conflict for the caller's own account, a unit's or a disabled one, and for a different name
 */
export async function inviteByMobile(request: Invite): Promise<Invited> {
  const { input, org, parts } = request
  return parts.store.tx(org.orgId, async (tx) => {
    await manageAlone(tx)
    const known = await lockAccountByMobile(tx, input.mobile)
    return known ? join(tx, request, known) : invite(tx, request)
  })
}

async function invite(tx: Tx, { input, subject }: Invite): Promise<Invited> {
  const { rights } = input
  const person = await personOf(tx, { realName: input.realName, mobile: input.mobile })
  const account = await insertAccount(tx, { ...person, userType: UserType.Staff, rights })
  tx.note({ detail: { before: [], after: [...rights] } })
  const opinion = fill(words.invited, { rights: rightWords(rights) })
  await noteManaged(tx, subject, { ...account, opinion })
  return { id: account.id, outcome: 'invited', message: words.handOver }
}

/** Ends earlier logins of a member who becomes staff, because they were opened without rights. */
async function join(tx: Tx, { input, subject }: Invite, known: LockedAccount): Promise<Invited> {
  requireOther(subject, known, 'rightsSelf')
  requireSamePerson(known, input.realName)
  const rights = RIGHTS.filter((right) => [...known.rights, ...input.rights].includes(right))
  await updateAccount(tx, known, { userType: UserType.Staff, rights })
  tx.note({ detail: { before: [...known.rights], after: [...rights] } })
  const wasStaff = known.userType === UserType.Staff
  if (!wasStaff) await revokeAccountTokens(tx, known)
  const opinion = fill(words.joined, { rights: rightWords(rights) })
  await noteManaged(tx, subject, { ...known, opinion })
  const message = fill(wasStaff ? words.gained : words.becameStaff, {
    name: known.realName,
    rights: rightWords(rights as Right[]),
  })
  return { id: known.id, outcome: 'joined', message }
}

/**
 * Refuses a different name, because a typing error must not give rights to the number's owner; a unit's account stays
 * the unit's.
 */
function requireSamePerson({ realName, userType, disabledAt }: Account, typed: string): void {
  if (userType === UserType.Organisation) throw new Refusal(RefusalCode.Conflict, 'inviteUnit')
  if (realName !== typed) throw new Refusal(RefusalCode.Conflict, 'inviteOther')
  if (disabledAt) throw new Refusal(RefusalCode.Conflict, 'inviteDisabled')
}
