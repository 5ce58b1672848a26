import type { OperationId } from '#contract/calls.ts'
import { requireIdentity } from '../base/session/requireIdentity.ts'
import type { CallHandler } from './callRequest.ts'

/**
 * Wraps a handler so that it requires a proof of identity first, as changes to one's own login do: for calls that
 * decide who is staff, how others log in and what they may do, which a stolen session must not reach. Without a proof
 * the call is refused.
 */
export const proven =
  <Id extends OperationId>(handler: CallHandler<Id>): CallHandler<Id> =>
  async (request) => {
    await requireIdentity(request, 'ownDataUnproven')
    return handler(request)
  }
