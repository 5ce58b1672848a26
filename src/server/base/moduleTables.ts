import type { OperationId } from '#contract/calls.ts'
import type { JobKind } from '#server/store/jobKinds.ts'
import type { Call, CallFacts } from './call.ts'
import type { OutboxJob } from './repositories/outbox.ts'
import type { Answered } from './servedFile.ts'

/** A call with all its facts and the parts of a module; services take narrower types (`Call`). */
export type CallRequest<Id extends OperationId, Parts> = Call<Id, keyof CallFacts, Parts>

/** Answers one call: resolves to `data` of the success envelope, or to the file; throws `Refusal` otherwise. */
export type CallHandler<Id extends OperationId, Parts> = (
  request: CallRequest<Id, Parts>,
) => Promise<Answered<Id>>

/** The calls of one module, each bound to its service. */
export type ModuleCalls<Parts> = { [Id in OperationId]?: CallHandler<Id, Parts> }

/** The jobs of one module, each kind with what carries it out; it rejects to be tried again later. */
export type ModuleJobs<Parts> = {
  [Kind in JobKind]?: (parts: Parts, job: OutboxJob) => Promise<void>
}
