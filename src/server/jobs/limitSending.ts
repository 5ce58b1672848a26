import type { MailProvider } from '#server/providers/mail/mailProvider.ts'
import { ProviderBusy } from '#server/providers/providerBusy.ts'
import type { SendingRates } from '#server/providers/sendingRates.ts'
import type { SmsProvider } from '#server/providers/sms/smsProvider.ts'
import type { Lane } from '#server/store/jobKinds.ts'
import { createTokenBucket, type TokenBucket } from './tokenBucket.ts'

export type SendingLimits = Readonly<Record<keyof SendingRates, TokenBucket>>

interface Senders {
  sms: SmsProvider
  mail?: MailProvider | undefined
}

/** Share of the token stock that reminders leave to codes and receipts. */
const KEPT_BY_BULK = 0.5

export const createSendingLimits = (
  { sms, mail }: SendingRates,
  now: () => number = Date.now,
): SendingLimits => ({
  sms: createTokenBucket(sms, now),
  mail: createTokenBucket(mail, now),
})

/** Returns the senders for the jobs of a lane: they reject with `ProviderBusy` instead of exceeding the limits. */
export function limitSending({ sms, mail }: Senders, limits: SendingLimits, lane: Lane): Senders {
  const keep = lane === 'bulk' ? KEPT_BY_BULK : 0
  return {
    sms: { ...sms, send: limited(limits.sms, keep, sms.send) },
    mail: mail && { ...mail, send: limited(limits.mail, keep, mail.send) },
  }
}

const limited =
  <Message>(bucket: TokenBucket, keep: number, send: (message: Message) => Promise<void>) =>
  async (message: Message): Promise<void> => {
    const waitMs = bucket.take(keep)
    if (waitMs > 0) throw new ProviderBusy(waitMs)
    await send(message)
  }
