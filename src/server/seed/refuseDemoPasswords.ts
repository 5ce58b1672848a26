import { findAccountByLogin } from '#server/base/repositories/accounts.ts'
import type { PasswordHasher } from '#server/base/session/passwordHasher.ts'
import { organisationByCode } from '#server/modules/configuration/documents/organisationByCode.ts'
import {
  listAccountsByName,
  type NamedAccount,
} from '#server/modules/people/repositories/accountsByName.ts'
import { WrongSetting } from '#server/settings/variables.ts'
import { Unavailable } from '#server/store/databaseError.ts'
import { readThoseThere } from '#server/store/shards/readThoseThere.ts'
import type { Store } from '#server/store/store.ts'
import { readSeededLogins, seededCodes } from './readSeed.ts'
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
  const logins = readSeededLogins()
  const names = [...logins.keys()]
  const named = await readThoseThere(store, (shard) =>
    shard.txSystem((tx) => listAccountsByName(tx, names)),
  )
  const accounts = [...named.flat(), ...(await accountsByMobile(store, logins))]
  const found: string[] = []
  for (const { code, name, pwdHash } of inOrderOf(names, accounts))
    for (const password of logins.get(name) ?? [])
      if (await passwords.verify(pwdHash, sentPassword(password))) found.push(`${code}/${name}`)
  return found
}

/** Ignores an unavailable database, whose accounts are checked at the next start. */
const unlessAway = (error: unknown): undefined => {
  if (!(error instanceof Unavailable)) throw error
}

/** By society, then as the demonstration lists its people. */
const inOrderOf = (names: readonly string[], accounts: readonly NamedAccount[]): NamedAccount[] =>
  accounts.toSorted(
    (one, other) =>
      Number(one.code > other.code) - Number(one.code < other.code) ||
      names.indexOf(one.name) - names.indexOf(other.name),
  )

/** Accounts of the demonstration's own societies by a mobile, whose hash is another one in each society. */
async function accountsByMobile(
  store: Store,
  logins: ReadonlyMap<string, unknown>,
): Promise<NamedAccount[]> {
  const found: NamedAccount[] = []
  for (const code of seededCodes()) {
    const org = await organisationByCode(store, code).catch(unlessAway)
    if (!org) continue
    for (const name of logins.keys()) {
      const account = await store.tx(org.orgId, (tx) => findAccountByLogin(tx, name))
      if (account?.pwdHash && account.userName !== name)
        found.push({ code, name, pwdHash: account.pwdHash })
    }
  }
  return found
}
