import type { CallInput, OperationId } from '#contract/calls.ts'
import type { CallContext, CallFacts } from '../base/call.ts'
import type { Answered } from '../modules/files/exports/servedFile.ts'
import type { ServerParts } from './serverParts.ts'

/** One call with all its context and dependencies; services take narrower types (`Call`). */
export type CallRequest<Id extends OperationId> = CallContext<keyof CallFacts, ServerParts> & {
  input: CallInput<Id>
}

/** Answers one call: resolves to `data` of the success envelope, or to the file; throws `Refusal` otherwise. */
export type CallHandler<Id extends OperationId> = (
  request: CallRequest<Id>,
) => Promise<Answered<Id>>

export type CallHandlers = { [Id in OperationId]: CallHandler<Id> }
