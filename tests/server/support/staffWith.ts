import type { Right } from '#contract/codes.ts'
import { insertAccount } from '#server/base/repositories/accounts.ts'
import { sentPassword } from '#server/seed/seedPeople.ts'
import { freshMobile } from '../modules/people/accounts/registration.ts'
import type { TestApp } from './openApp.ts'
import { DEMO, type Visitor, visitor } from './visitor.ts'

const PASSWORD = 'Rights-2026'

/** A member of the demonstration's staff who holds these rights alone, logged in. */
export async function staffWith(test: TestApp, ...rights: Right[]): Promise<Visitor> {
  const mobile = freshMobile()
  const pwdHash = await test.parts.passwords.hash(sentPassword(PASSWORD))
  const person = { realName: '姜白石', mobile, pwdHash, userType: '9', rights } as const
  await test.parts.store.tx(DEMO, (tx) => insertAccount(tx, person))
  const who = visitor(test)
  await who.login(mobile, PASSWORD)
  return who
}
