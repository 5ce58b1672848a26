import { MemberCategory } from '#contract/codes.ts'
import { fill } from '#domain/text/fill.ts'
import { formatMoment } from '#domain/time/dateFormat.ts'
import type { OutboxJob } from '#server/base/repositories/outbox.ts'
import dues from '#server/messages/dues.json' with { type: 'json' }
import texts from '#server/messages/mail.json' with { type: 'json' }
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import {
  type MemberApplication,
  memberApplications,
} from '#server/modules/records/repositories/memberApplications.ts'
import type { MailProvider } from '#server/providers/mail/mailProvider.ts'
import { ProviderBusy } from '#server/providers/providerBusy.ts'
import type { SmsProvider } from '#server/providers/sms/smsProvider.ts'
import type { Tx } from '#server/store/store.ts'
import { duesAddress } from '../duesAddress.ts'
import {
  findReminder,
  markReminded,
  type ReminderKey,
  recordOutcome,
} from '../repositories/duesReminders.ts'
import { contactsOf } from './contactsOf.ts'
import { failureOf, maskedAddress } from './reminderOutcome.ts'
import type { ReminderParts } from './scanReminders.ts'
import { stopReason } from './stopReason.ts'

export interface ReminderSending extends ReminderParts {
  sms: SmsProvider
  mail?: MailProvider | undefined
  /** Scheme, host and port of a site. */
  originOf: (host: string) => string
}

/**
 * Sends one reminder, unless it was sent already or no longer applies: the member has renewed or left, owes nothing,
 * has an open question about a payment or is paused, or the society has switched reminders off. Records the outcome. A
 * reminder that a process sent but did not record before it died is sent again, under the same id.
 * @throws the provider's error, so that the outbox can repeat the job
 */
export async function sendReminder(parts: ReminderSending, job: OutboxJob): Promise<void> {
  const { store } = parts
  const key = job.payload as ReminderKey
  const configuration = await parts.configuration.of(job.orgId)
  const due = await store.tx(job.orgId, (tx) => lookAgain(tx, key, configuration))
  if (!due) return
  const { member, to } = due
  const address = maskedAddress(key.way, to)
  const words = wordsOf(member, key, configuration, parts)
  try {
    await SENDERS[key.way](parts, {
      to,
      id: job.id,
      day: key.day,
      isPart: Boolean(key.planId),
      words,
    })
  } catch (error) {
    if (error instanceof ProviderBusy) throw error
    await store.tx(job.orgId, (tx) => recordOutcome(tx, key, { ...failureOf(error), address }))
    throw error
  }
  await store.tx(job.orgId, (tx) => markReminded(tx, key, address))
}

/**
 * Returns the member and the address; `undefined` for a reminder that was sent, or is stopped now, which is recorded.
 */
async function lookAgain(
  tx: Tx,
  key: ReminderKey,
  configuration: OrgConfiguration,
): Promise<{ member: MemberApplication; to: string } | undefined> {
  const reminder = await findReminder(tx, key)
  if (reminder?.sentAt !== null) return undefined
  const member = await memberApplications.find(tx, key.memberId)
  const to = member && contactsOf(member)[key.way]
  const reason = await stopReason(tx, key, member, configuration)
  if (member && to !== undefined && !reason) return { member, to }
  await recordOutcome(tx, key, { outcome: 'stopped', reason: reason ?? 'address' })
  return undefined
}

interface Letter {
  to: string
  id: string
  day: number
  /** True for a part of a payment plan; its SMS has the same text as one for the end of a term. */
  isPart: boolean
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
  async mail({ mail }, { to, id, day, isPart, words }) {
    if (!mail) throw new Error('no mail server any more')
    const { subject, text } = isPart ? texts.partReminder : texts.reminder
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
