import type { OperationId } from '#contract/calls.ts'
import type * as base from '#server/base/moduleTables.ts'
import type { ServerParts } from './serverParts.ts'

/** One call with all its context and dependencies; services take narrower types (`Call`). */
export type CallRequest<Id extends OperationId> = base.CallRequest<Id, ServerParts>

export type CallHandler<Id extends OperationId> = base.CallHandler<Id, ServerParts>

export type CallHandlers = { [Id in OperationId]: CallHandler<Id> }
