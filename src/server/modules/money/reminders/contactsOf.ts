import { ownValue } from '#contract/record.ts'
import { isMobile } from '#domain/text/kinds/mobile.ts'
import type { DuesReminderTable } from '#server/store/tables/dues.ts'
import type { Reminded } from '../repositories/duesReminders.ts'

export type Way = DuesReminderTable['way']

/** Field keys of addresses in societies' forms: a person's, and those of a unit's contact. */
const MAIL_KEYS = ['email', 'linkEmail']
const PHONE_KEYS = ['linkPhone']

const ADDRESS = /^[^\s@<>,;]+@[^\s@<>,;]+\.[A-Za-z]{2,}$/

/** Returns a member's addresses by way of sending, from the application; without an address the way is absent. */
export function contactsOf({ mobile, formInfo }: Pick<Reminded, 'mobile' | 'formInfo'>): {
  [W in Way]?: string
} {
  const texts = (keys: readonly string[]) =>
    keys.map((key) => ownValue(formInfo, key)).filter((text) => typeof text === 'string')
  const sms = [mobile ?? '', ...texts(PHONE_KEYS)].find(isMobile)
  const mail = texts(MAIL_KEYS).find((text) => ADDRESS.test(text))
  return { ...(sms ? { sms } : {}), ...(mail ? { mail } : {}) }
}
