import { ownValue } from '#contract/record.ts'
import { isMobile } from '#domain/text/kinds/mobile.ts'
import type { Reminded } from '../../store/repositories/duesReminders.ts'
import type { DuesReminderTable } from '../../store/tables/dues.ts'

export type Way = DuesReminderTable['way']

/** Keys under which societies' forms ask for an address: a person's, and the contact of a unit. */
const MAIL_KEYS = ['email', 'linkEmail']
const PHONE_KEYS = ['linkPhone']

const ADDRESS = /^[^\s@<>,;]+@[^\s@<>,;]+\.[A-Za-z]{2,}$/

/** Where a member can be reached, by what the application form says; a way that is missing cannot be gone. */
export function contactsOf({ mobile, formInfo }: Pick<Reminded, 'mobile' | 'formInfo'>): {
  [W in Way]?: string
} {
  const texts = (keys: readonly string[]) =>
    keys.map((key) => ownValue(formInfo, key)).filter((text) => typeof text === 'string')
  const sms = [mobile ?? '', ...texts(PHONE_KEYS)].find(isMobile)
  const mail = texts(MAIL_KEYS).find((text) => ADDRESS.test(text))
  return { ...(sms ? { sms } : {}), ...(mail ? { mail } : {}) }
}
