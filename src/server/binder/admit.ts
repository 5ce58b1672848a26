import { CALLS } from '#contract/calls.gen.ts'
import type { OperationId } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../refusal.ts'
import { holdsRight, requireRight } from '../services/authorize.ts'
import type { CallSubject } from '../services/subject.ts'
import { callRights } from './apiDocument.ts'

const RIGHTS = callRights()

/**
 * The subject as the call may know it: logged in where the contract wants a login, with every right it names. What
 * staff may open beyond their own is for calls that name a right for it; a service cannot forget to ask.
 */
export function admit(id: OperationId, subject: CallSubject): CallSubject {
  requireLogin(id, subject)
  const { needs = [], others } = RIGHTS.get(id) ?? {}
  for (const need of needs) requireRight(subject, need)
  const opensOthers = others !== undefined && holdsRight(subject, others)
  return { ...subject, ...(opensOthers && { opensOthers }) }
}

/**
 * A login that has ended is told by every call that takes one (decision 0204): answered as a visitor, its page would
 * hear that its own number is somebody else's.
 */
function requireLogin(id: OperationId, { account, expired }: CallSubject): void {
  const { auth } = CALLS[id]
  if (expired && auth !== 'none' && !ENDS_LOGIN.has(id))
    throw new Refusal(RefusalCode.NotLoggedIn, 'sessionExpired')
  if (auth === 'token' && !account) throw new Refusal(RefusalCode.NotLoggedIn, 'loginRequired')
}

/** Whoever ends a login that has ended already has what was asked for. */
const ENDS_LOGIN: ReadonlySet<OperationId> = new Set(['logout', 'logoutPost'])
