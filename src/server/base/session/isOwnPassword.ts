import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Store } from '#server/store/store.ts'
import { requireAccount } from '../authorize.ts'
import type { CallContext } from '../call.ts'
import { findAccount } from '../repositories/accounts.ts'
import { countEvent } from '../repositories/rateLimits.ts'
import type { PasswordHasher } from './passwordHasher.ts'

/** A stolen login must not be usable to guess the password. */
const PER_ACCOUNT = { seconds: 600, limit: 10 }

type Asked = CallContext<'org' | 'subject', { store: Store; passwords: PasswordHasher }> & {
  input: { userPwd: string }
}

/** True when `userPwd` is the caller's password. */
export const isOwnPassword = async (asked: Asked): Promise<boolean> =>
  (await verifiedHash(asked)) !== undefined

/**
 * Returns the stored hash that `userPwd` fits, the caller's password; undefined for another password.
 * @throws TooMany after ten tries in ten minutes
 */
export async function verifiedHash({
  input,
  org,
  subject,
  parts,
}: Asked): Promise<string | undefined> {
  const { id } = requireAccount(subject)
  const found = await parts.store.tx(org.orgId, async (tx) =>
    (await countEvent(tx, { key: `password:account:${id}`, ...PER_ACCOUNT }))
      ? { account: await findAccount(tx, id) }
      : undefined,
  )
  if (!found) throw new Refusal(RefusalCode.TooMany, 'tooManyTries')
  const stored = found.account?.pwdHash ?? null
  const isRight = await parts.passwords.verify(stored, input.userPwd)
  return isRight && stored !== null ? stored : undefined
}
