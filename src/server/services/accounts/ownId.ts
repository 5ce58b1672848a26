import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../../messages/refusal.ts'
import { requireAccount } from '../authorize.ts'
import type { CallContext } from '../call.ts'

/**
 * Account id to exclude from a uniqueness check: the caller's. Only staff may pass another account's `userId`, since
 * the answer would reveal whose a number is.
 */
export function ownId({
  input,
  subject,
}: CallContext<'subject'> & { input: { userId?: string } }): string | undefined {
  const { userId } = input
  if (userId === undefined) return subject.account?.id
  if (requireAccount(subject).id !== userId && !subject.opensOthers)
    throw new Refusal(RefusalCode.Forbidden, 'noPermission')
  return userId
}
