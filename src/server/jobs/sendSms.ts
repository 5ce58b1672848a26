import type { OutboxJob } from '#server/base/repositories/outbox.ts'
import { CODE_TTL_MS } from '#server/modules/people/sms/smsRules.ts'
import type { SmsProvider } from '#server/providers/sms/smsProvider.ts'

export interface SmsParts {
  sms: SmsProvider
  clock: () => Date
}

/** Sends the code of a job, unless it has expired. */
export async function sendSms({ sms, clock }: SmsParts, job: OutboxJob): Promise<void> {
  const { mobile, code } = job.payload as { mobile: string; code: string }
  const isVoid = clock().getTime() - job.createdAt.getTime() > CODE_TTL_MS
  if (!isVoid) await sms.send({ mobile, template: 'code', param: { code }, outId: job.id })
}
