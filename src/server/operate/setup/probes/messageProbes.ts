import words from '#server/messages/probes.json' with { type: 'json' }
import type { MailAccess } from '#server/providers/mail/mailProvider.ts'
import type { SmsAccess } from '#server/providers/sms/smsProvider.ts'
import type { Probe } from './probe.ts'

/** Queries the approval of the SMS signature; nothing is sent. */
export const smsProbe = (sms: SmsAccess): Probe => ({
  what: words.sms,
  async ask() {
    if (!(await sms.isSignApproved())) throw new Error(words.signPending)
    return words.signApproved
  },
})

export const mailProbe = (mail: MailAccess): Probe => ({
  what: words.mail,
  async ask() {
    await mail.logIn()
    return words.loggedIn
  },
})
