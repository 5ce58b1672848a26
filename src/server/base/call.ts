import type { CallInput, OperationId } from '#contract/calls.ts'
import type { Organisation } from './organisation.ts'
import type { CallSubject } from './subject.ts'

/** Context of a call beside its input, independent of the transport. */
export interface CallFacts {
  org: Organisation
  subject: CallSubject
  now: Date
  /** Client address, for rate limits only; never logged. */
  ip: string
  /** User agent, truncated; stored with a session so that its owner recognises it. */
  userAgent: string
  /** Public origin of this site (scheme, host, port); the host is one of the organisation's. */
  origin: string
  idempotencyKey: string | undefined
}

/** The facts and dependencies a service names, for services whose input does not matter. */
export type CallContext<Facts extends keyof CallFacts, Parts = unknown> = Pick<CallFacts, Facts> & {
  parts: Parts
}

/**
 * A call as a service receives it: its input (path, query and body values, flattened, validated by the contract), the
 * facts it names, and its dependencies. Tests pass no more than that.
 */
export type Call<
  Id extends OperationId,
  Facts extends keyof CallFacts,
  Parts = unknown,
> = CallContext<Facts, Parts> & { input: CallInput<Id> }
