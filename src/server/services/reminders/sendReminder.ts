import { MemberCategory, MemberStatus } from '#contract/codes.ts'
import { fill } from '#domain/text/fill.ts'
import { formatMoment } from '#domain/time/dateFormat.ts'
import dues from '../../messages/dues.json' with { type: 'json' }
import texts from '../../messages/mail.json' with { type: 'json' }
import type { MailProvider } from '../../providers/mail/mailProvider.ts'
import type { SmsProvider } from '../../providers/sms/smsProvider.ts'
import {
  findReminder,
  markReminded,
  type ReminderKey,
} from '../../store/repositories/duesReminders.ts'
import {
  type MemberApplication,
  memberApplications,
} from '../../store/repositories/memberApplications.ts'
import type { OutboxJob } from '../../store/repositories/outbox.ts'
import type { Tx } from '../../store/store.ts'
import { duesSettings } from '../configuration/duesSettings.ts'
import type { OrgConfiguration } from '../configuration/orgConfiguration.ts'
import { duesAddress } from '../dues/duesAddress.ts'
import { owesMoney } from '../dues/notice/amountDue.ts'
import { contactsOf } from './contactsOf.ts'
import type { ReminderParts } from './scanReminders.ts'

export interface ReminderSending extends ReminderParts {
  sms: SmsProvider
  mail?: MailProvider | undefined
  /** Scheme, host and port of a site. */
  originOf: (host: string) => string
}

/**
 * Sends one reminder: unless it was sent, or is true no longer because the member has renewed or left meanwhile, or has
 * nothing to pay, or the society has its members reminded no more. What a process did not note as sent before it died goes again, under the same id.
 */
export async function sendReminder(parts: ReminderSending, job: OutboxJob): Promise<void> {
  const { store } = parts
  const key = job.payload as ReminderKey
  const configuration = await parts.configuration.of(job.orgId)
  const member = await store.tx(job.orgId, (tx) => stillToRemind(tx, key, configuration))
  const to = member && contactsOf(member)[key.way]
  if (!member || to === undefined) return
  const words = wordsOf(member, key, configuration, parts)
  await SENDERS[key.way](parts, { to, id: job.id, day: key.day, words })
  await store.tx(job.orgId, (tx) => markReminded(tx, key))
}

async function stillToRemind(
  tx: Tx,
  key: ReminderKey,
  configuration: OrgConfiguration,
): Promise<MemberApplication | undefined> {
  if (!duesSettings(configuration).reminders) return undefined
  const reminder = await findReminder(tx, key)
  if (reminder?.sentAt !== null) return undefined
  const member = await memberApplications.find(tx, key.memberId)
  if (member?.status !== MemberStatus.Approved || member.endAt !== key.endAt) return undefined
  return (await owesMoney(tx, member, configuration)) ? member : undefined
}

interface Letter {
  to: string
  id: string
  day: number
  words: Record<'name' | 'org' | 'endAt' | 'link', string>
}

const SENDERS: Record<
  ReminderKey['way'],
  (parts: ReminderSending, letter: Letter) => Promise<void>
> = {
  async sms({ sms }, { to, id, words: { name, org, endAt, link } }) {
    await sms.send({
      mobile: to,
      template: 'reminder',
      param: { name, org, day: endAt, link },
      outId: id,
    })
  },
  async mail({ mail }, { to, id, day, words }) {
    if (!mail) throw new Error('no mail server any more')
    const { subject, text } = texts.reminder
    await mail.send({
      id,
      fromName: words.org,
      to,
      subject: fill(subject, words),
      text: fill(text, { ...words, when: whenText(day) }),
    })
  },
}

function wordsOf(
  { id, oneMemberCode, realName, orgName }: MemberApplication,
  { endAt }: ReminderKey,
  configuration: OrgConfiguration,
  { originOf }: ReminderSending,
): Letter['words'] {
  const organisation = configuration.get('organisation.json')
  const name = (oneMemberCode === MemberCategory.Group ? orgName : realName) ?? ''
  const [host = ''] = organisation.hosts
  return {
    name,
    org: organisation.orgName,
    endAt: formatMoment(endAt, dues.dayFormat) ?? endAt,
    link: originOf(host) + duesAddress(configuration, id),
  }
}

function whenText(day: number): string {
  const { before, today, after } = texts.reminder
  if (day === 0) return today
  return fill(day < 0 ? before : after, { days: Math.abs(day) })
}
