import type { SmsProvider } from '../providers/sms/smsProvider.ts'
import { CODE_TTL_MS } from '../services/sms/smsRules.ts'
import type { OutboxJob } from '../store/repositories/outbox.ts'
import { SEND_SMS } from './jobKinds.ts'

/** Does one job; rejects to be tried again later. The job's id is its idempotency key towards the outside. */
export type JobHandler = (job: OutboxJob) => Promise<void>

export interface JobParts {
  sms: SmsProvider
  clock: () => Date
}

/** Kind → handler. */
export function jobHandlers({ sms, clock }: JobParts): Readonly<Record<string, JobHandler>> {
  return {
    [SEND_SMS]: async (job) => {
      const { mobile, code } = job.payload as { mobile: string; code: string }
      const isVoid = clock().getTime() - job.createdAt.getTime() > CODE_TTL_MS
      if (!isVoid) await sms.send({ mobile, code, outId: job.id })
    },
  }
}
