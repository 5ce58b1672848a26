import type { MailAccess } from '../../providers/mail/mailProvider.ts'
import type { SmsAccess } from '../../providers/sms/smsProvider.ts'
import type { Probe } from './probe.ts'

/** Queries the approval of the SMS signature; nothing is sent. */
export const smsProbe = (sms: SmsAccess): Probe => ({
  what: '短信',
  async ask() {
    if (!(await sms.isSignApproved())) throw new Error('短信签名尚未审核通过')
    return '密钥有效，短信签名已审核通过'
  },
})

export const mailProbe = (mail: MailAccess): Probe => ({
  what: '邮件',
  async ask() {
    await mail.logIn()
    return '已登录发信服务器'
  },
})
