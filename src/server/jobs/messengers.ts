import { addressOf } from '#server/calls/siteAddress.ts'
import {
  type MailProvider,
  MailRefused,
  type MailSettings,
} from '#server/providers/mail/mailProvider.ts'
import { createSmtpMail } from '#server/providers/mail/smtpMail.ts'
import type { Outgoing } from '#server/providers/outgoing/outgoing.ts'
import { createAliyunSms } from '#server/providers/sms/aliyunSms.ts'
import type { SmsSettings } from '#server/providers/sms/smsSettings.ts'
import { inProviderSpan, type OnProviderCall, watchFetch } from '#server/providers/watchFetch.ts'
import type { JobParts } from './jobHandlers.ts'
import type { SmsParts } from './sendSms.ts'

/** Settings of SMS, mail and site addresses. */
export interface Outside {
  /** Depends on the port this server listens on. */
  sms: (port: number) => SmsSettings
  /** Absent without a mail server. */
  mail?: () => Promise<MailSettings>
  /** Site address with the placeholders `{host}` and `{port}`. */
  siteUrl: string
}

export interface MessengerOptions {
  clock: SmsParts['clock']
  fetch: Outgoing
  /** Port this server listens on. */
  port: number
  onProviderCall?: OnProviderCall | undefined
}

/** Creates the senders used by jobs: SMS, mail if configured, and site addresses for their texts. */
export function createMessengers(
  { sms, mail, siteUrl }: Outside,
  { clock, fetch, port, onProviderCall }: MessengerOptions,
): Pick<JobParts, 'sms' | 'mail' | 'originOf'> {
  return {
    sms: createAliyunSms({
      settings: sms(port),
      clock,
      fetch: watchFetch(fetch, 'sms', onProviderCall),
    }),
    mail: mail && watchMail(createSmtpMail(mail), onProviderCall),
    originOf: (host) => addressOf(siteUrl, { host, port }),
  }
}

function watchMail({ send }: MailProvider, onCall?: OnProviderCall): MailProvider {
  return {
    async send(message) {
      try {
        await inProviderSpan('mail', () => send(message))
        onCall?.('mail', 'answered')
      } catch (error) {
        onCall?.('mail', error instanceof MailRefused ? 'failed' : 'unreachable')
        throw error
      }
    },
  }
}
