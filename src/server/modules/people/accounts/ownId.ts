import { RefusalCode } from '#contract/envelope.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { CallContext } from '#server/base/call.ts'
import { Refusal } from '#server/messages/refusal.ts'

/**
 * Returns the account id to exclude from a uniqueness check: the caller's. Only staff may pass another account's
 * `userId`, because the answer would reveal the owner of a number.
 * @throws NotLoggedIn or Forbidden for another account's id
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
