import type { PasswordHasher } from '../services/session/passwordHasher.ts'
import { WrongSetting } from '../settings/variables.ts'
import { findAccountByLogin } from '../store/repositories/accounts.ts'
import { listOrganisations } from '../store/repositories/organisations.ts'
import type { Store } from '../store/store.ts'
import { readSeededLogins } from './readSeed.ts'
import { sentPassword } from './seedPeople.ts'

/** Throws when an account still has a demonstration password, which is public; checked at the start of a real site. */
export async function refuseDemoPasswords(store: Store, passwords: PasswordHasher): Promise<void> {
  const found = await accountsWithDemoPassword(store, passwords)
  if (found.length === 0) return
  throw new WrongSetting(
    `数据库里还有使用演示密码的账号：${found.join('、')}。演示密码是公开的，正式环境请使用没有演示数据的数据库。`,
  )
}

/** Checks only accounts with a demonstration login name, because hashing a password is slow. */
async function accountsWithDemoPassword(
  store: Store,
  passwords: PasswordHasher,
): Promise<string[]> {
  const organisations = await store.txSystem((tx) => listOrganisations(tx))
  const found: string[] = []
  for (const { orgId, code } of organisations)
    for (const [name, typed] of readSeededLogins()) {
      const account = await store.tx(orgId, (tx) => findAccountByLogin(tx, name))
      for (const password of account?.pwdHash ? typed : [])
        if (await passwords.verify(account?.pwdHash ?? null, sentPassword(password)))
          found.push(`${code}/${name}`)
    }
  return found
}
