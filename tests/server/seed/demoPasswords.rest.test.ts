import { readdirSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPasswordHasher } from '#server/base/session/passwordHasher.ts'
import { refuseDemoPasswords } from '#server/seed/refuseDemoPasswords.ts'
import { sentPassword } from '#server/seed/seedPeople.ts'
import type { Store } from '#server/store/store.ts'
import { openTestStore } from '../store/openTestStore.ts'
import { openSeededStore } from '../support/openSeededStore.ts'
import { DEMO } from '../support/visitor.ts'

const passwords = createPasswordHasher()
const clock = () => new Date('2026-11-20T02:00:00Z')

let store: Store
beforeEach(async () => {
  store = await openSeededStore(clock)
})
afterEach(() => store.close())

const forgetAll = () =>
  store.txSystem(({ db }) => db.updateTable('account').set({ pwdHash: null }).execute())
const setPassword = async (userName: string, typed: string) => {
  const pwdHash = await passwords.hash(sentPassword(typed))
  await store.tx(DEMO, ({ db }) =>
    db
      .updateTable('account')
      .set({ pwdHash })
      .where('orgId', '=', DEMO)
      .where('userName', '=', userName)
      .execute(),
  )
}

test('a real site does not start with the demonstration’s data, and hears whose passwords are known', async () => {
  const refusal = await refuseDemoPasswords(store, passwords).catch((error: Error) => error.message)
  for (const society of readdirSync('fixtures/organisations'))
    expect(refusal).toContain(`${society}/`)
  expect(refusal).toContain('demo/staff')
  expect(refusal).toContain('demo/13800000001')
})

test('one account with a known password is enough', async () => {
  await forgetAll()
  await setPassword('auditor', 'Staff-2026')
  await expect(refuseDemoPasswords(store, passwords)).rejects.toThrow('账号：demo/auditor')
})

test('accounts that only have such names are nobody’s business', async () => {
  await forgetAll()
  await setPassword('staff', 'Of-My-Own-1')
  await expect(refuseDemoPasswords(store, passwords)).resolves.toBeUndefined()
})

test('an empty database has none', async () => {
  const empty = await openTestStore({ clock })
  await expect(refuseDemoPasswords(empty, passwords)).resolves.toBeUndefined()
  await empty.close()
})
