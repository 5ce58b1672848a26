import type { CallData, CallInput, OperationId } from '#contract/calls.ts'
import type { ServerParts } from '../serverParts.ts'
import type { Organisation } from '../services/organisation.ts'
import type { CallSubject } from '../services/subject.ts'

/** What surrounds every call: its organisation, its subject, the time, and what the server works with. */
export interface CallContext {
  org: Organisation
  subject: CallSubject
  now: Date
  /** The caller's address, for quotas only; never logged. */
  ip: string
  /** Scheme, host and port of this site as others may be told; the host is one of the organisation's. */
  origin: string
  idempotencyKey: string | undefined
  parts: ServerParts
}

/** One call as a handler sees it; `input` is path, query and body values, flat, as the contract validated them. */
export type CallRequest<Id extends OperationId> = CallContext & { input: CallInput<Id> }

/** Answers one call: resolves to `data` of the success envelope, throws `Refusal` otherwise. */
export type CallHandler<Id extends OperationId> = (
  request: CallRequest<Id>,
) => Promise<CallData<Id>>

export type CallHandlers = { [Id in OperationId]: CallHandler<Id> }
