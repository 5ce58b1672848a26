import { CALLS } from '#contract/allCalls.ts'
import type { OperationId } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { holdsRight, requireRight } from '#server/base/authorize.ts'
import type { CallSubject } from '#server/base/subject.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { callRights } from './apiDocument.ts'

const RIGHTS = callRights()

/**
 * Returns the subject as the call may see it. Throws unless it is logged in where the contract requires login and holds
 * every right the call needs. `opensOthers` is set only for calls with `x-others`, so that no service can forget the
 * check. Staff who still have to set up a second factor get neither.
 */
export function admit(id: OperationId, subject: CallSubject): CallSubject {
  requireLogin(id, subject)
  const { needs = [], others } = RIGHTS.get(id) ?? {}
  if (subject.factorDue && needs.length > 0) throw new Refusal(RefusalCode.Forbidden, 'factorDue')
  for (const need of needs) requireRight(subject, need)
  const opensOthers = others !== undefined && holdsRight(subject, others)
  return { ...subject, ...(opensOthers && { opensOthers }) }
}

/**
 * Every call that accepts a login refuses an expired one (decision 0204): served as anonymous, the page would be told
 * that its own number is someone else's.
 */
function requireLogin(id: OperationId, { account, expired }: CallSubject): void {
  const { auth } = CALLS[id]
  if (expired && auth !== 'none' && !CHANGES_LOGIN.has(id))
    throw new Refusal(RefusalCode.NotLoggedIn, 'sessionExpired')
  if (auth === 'token' && !account) throw new Refusal(RefusalCode.NotLoggedIn, 'loginRequired')
}

/** Exempt: logging out of an expired session has nothing left to do, and a ticket opens a new one. */
const CHANGES_LOGIN: ReadonlySet<OperationId> = new Set(['logout', 'logoutPost', 'ticketLogin'])
