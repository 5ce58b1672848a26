import { jobActivity } from '#server/base/activity/jobActivity.ts'
import type { OutboxJob } from '#server/base/repositories/outbox.ts'
import { publishScheduled } from '#server/modules/changes/publishScheduled.ts'
import type { ReportParts } from '#server/modules/changes/reportChange.ts'
import { MONEY_JOBS, type MoneyJobParts } from '#server/modules/money/jobs.ts'
import { retainSome } from '#server/modules/privacy/retention/retainSome.ts'
import { type JobKind, LANE_OF, PUBLISH_CHANGE, RETAIN, SEND_SMS } from '#server/store/jobKinds.ts'
import { limitSending, type SendingLimits } from './limitSending.ts'
import { type SmsParts, sendSms } from './sendSms.ts'

/** Runs one job; rejects to be retried later. The job's id is the idempotency key of external calls. */
export type JobHandler = (job: OutboxJob) => Promise<void>

export interface JobParts extends SmsParts, MoneyJobParts, ReportParts {
  /** Absent: messages are sent without limits. */
  limits?: SendingLimits
}

/** Job kind → implementation. */
const WORK = {
  ...MONEY_JOBS,
  [SEND_SMS]: sendSms,
  [RETAIN]: retainSome,
  [PUBLISH_CHANGE]: publishScheduled,
} satisfies Record<JobKind, (parts: JobParts, job: OutboxJob) => Promise<void>>

/** Job kind → handler. Changes made by a job are logged under its kind. */
export function jobHandlers(parts: JobParts): Readonly<Record<string, JobHandler>> {
  const handlers = (Object.keys(WORK) as JobKind[]).map((kind): [string, JobHandler] => {
    const limited = {
      ...parts,
      ...(parts.limits && limitSending(parts, parts.limits, LANE_OF[kind])),
    }
    return [
      kind,
      (job) => WORK[kind]({ ...limited, store: jobActivity(kind).over(parts.store) }, job),
    ]
  })
  return Object.fromEntries(handlers)
}
