import type { CallHandler } from '../../binder/callRequest.ts'
import { revokeToken } from '../../store/repositories/loginTokens.ts'

/** Ends this login; without one there is nothing to end, and that is fine. */
export const logout: CallHandler<'logout'> = async ({ org, subject, parts }) => {
  const { tokenHash } = subject
  if (tokenHash) await parts.store.tx(org.orgId, (tx) => revokeToken(tx, tokenHash))
  return true
}
