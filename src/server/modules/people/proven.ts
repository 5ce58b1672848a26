import type { OperationId } from '#contract/calls.ts'
import type { CallHandler } from '#server/base/moduleTables.ts'
import { requireIdentity } from '#server/base/session/requireIdentity.ts'
import type { PeopleParts } from './parts.ts'

/**
 * Wraps a service so that it requires a proof of identity first, as changes to one's own login do: for calls that
 * decide who is staff, how others log in and what they may do, which a stolen session must not reach. Without a proof
 * the call is refused.
 */
export const proven =
  <Id extends OperationId>(serve: CallHandler<Id, PeopleParts>): CallHandler<Id, PeopleParts> =>
  async (request) => {
    await requireIdentity(request, 'ownDataUnproven')
    return serve(request)
  }
