import { createSmtpMail } from '../providers/mail/smtpMail.ts'
import { createAliyunSms } from '../providers/sms/aliyunSms.ts'
import type { Providers } from '../providersOf.ts'
import { addressOf } from '../siteAddress.ts'
import type { JobParts } from './jobHandlers.ts'
import type { SmsParts } from './sendSms.ts'

export interface MessengerOptions {
  clock: SmsParts['clock']
  fetch: typeof fetch
  /** Where this server listens. */
  port: number
}

/** How jobs reach people: by SMS, by mail where there is a mail server, with addresses of the sites in what they say. */
export function createMessengers(
  { sms, mail, siteUrl }: Pick<Providers, 'sms' | 'mail' | 'siteUrl'>,
  { clock, fetch, port }: MessengerOptions,
): Pick<JobParts, 'sms' | 'mail' | 'originOf'> {
  return {
    sms: createAliyunSms({ settings: sms(port), clock, fetch }),
    mail: mail && createSmtpMail(mail),
    originOf: (host) => addressOf(siteUrl, { host, port }),
  }
}
