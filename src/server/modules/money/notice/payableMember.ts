import { RefusalCode } from '#contract/envelope.ts'
import { can } from '#domain/record/statusActions.ts'
import { allowed } from '#server/base/authorize.ts'
import type { CallSubject } from '#server/base/subject.ts'
import { Refusal } from '#server/messages/refusal.ts'
import {
  type MemberApplication,
  memberApplications,
} from '#server/modules/records/repositories/memberApplications.ts'
import type { Tx } from '#server/store/store.ts'

/**
 * Locks and returns the member until the transaction ends. Throws NotFound, NotLoggedIn or Forbidden unless the subject
 * owns it, Conflict unless its status allows paying.
 */
export async function payableMember(
  tx: Tx,
  id: string,
  subject: CallSubject,
): Promise<MemberApplication> {
  const member = allowed(await memberApplications.lock(tx, id), subject, 'change', tx.now)
  if (!can('pay', member)) throw new Refusal(RefusalCode.Conflict, 'statusAction')
  return member
}
