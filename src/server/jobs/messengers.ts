import { addressOf } from '../calls/siteAddress.ts'
import type { MailSettings } from '../providers/mail/mailProvider.ts'
import { createSmtpMail } from '../providers/mail/smtpMail.ts'
import { createAliyunSms } from '../providers/sms/aliyunSms.ts'
import type { SmsSettings } from '../providers/sms/smsSettings.ts'
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
  fetch: typeof fetch
  /** Port this server listens on. */
  port: number
}

/** Creates the senders used by jobs: SMS, mail if configured, and site addresses for their texts. */
export function createMessengers(
  { sms, mail, siteUrl }: Outside,
  { clock, fetch, port }: MessengerOptions,
): Pick<JobParts, 'sms' | 'mail' | 'originOf'> {
  return {
    sms: createAliyunSms({ settings: sms(port), clock, fetch }),
    mail: mail && createSmtpMail(mail),
    originOf: (host) => addressOf(siteUrl, { host, port }),
  }
}
