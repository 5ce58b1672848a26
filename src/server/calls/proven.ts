import type { OperationId } from '#contract/calls.ts'
import { requireIdentity } from '../services/session/requireIdentity.ts'
import type { CallHandler } from './callRequest.ts'

/**
 * Asks for a proof of the identity first, as what one changes of one's own login does: for calls that decide who is staff,
 * how they log in and what they may do, which a stolen login must not reach.
 */
export const proven =
  <Id extends OperationId>(handler: CallHandler<Id>): CallHandler<Id> =>
  async (request) => {
    await requireIdentity(request, 'ownDataUnproven')
    return handler(request)
  }
