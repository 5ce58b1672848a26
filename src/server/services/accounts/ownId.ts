import { RefusalCode } from '#contract/envelope.ts'
import type { CallContext } from '../../binder/callRequest.ts'
import { Refusal } from '../../refusal.ts'
import { requireAccount } from '../authorize.ts'

/**
 * Whose value is no other's: whoever is logged in. A `userId` may say so; it may name somebody else's account for staff
 * only, or it would tell to whom a number belongs.
 */
export function ownId({
  input,
  subject,
}: CallContext & { input: { userId?: string } }): string | undefined {
  const { userId } = input
  if (userId === undefined) return subject.account?.id
  if (requireAccount(subject).id !== userId && !subject.opensOthers)
    throw new Refusal(RefusalCode.Forbidden, 'noPermission')
  return userId
}
