import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../../messages/refusal.ts'
import { findAccount } from '../../store/repositories/accounts.ts'
import { countEvent } from '../../store/repositories/rateLimits.ts'
import type { Store } from '../../store/store.ts'
import { requireAccount } from '../authorize.ts'
import type { CallContext } from '../call.ts'
import type { PasswordHasher } from './passwordHasher.ts'

/** A stolen login must not be usable to guess the password. */
const PER_ACCOUNT = { seconds: 600, limit: 10 }

/** True when `userPwd` is the caller's password. */
export async function isOwnPassword({
  input,
  org,
  subject,
  parts,
}: CallContext<'org' | 'subject', { store: Store; passwords: PasswordHasher }> & {
  input: { userPwd: string }
}): Promise<boolean> {
  const { id } = requireAccount(subject)
  const found = await parts.store.tx(org.orgId, async (tx) =>
    (await countEvent(tx, { key: `password:account:${id}`, ...PER_ACCOUNT }))
      ? { account: await findAccount(tx, id) }
      : undefined,
  )
  if (!found) throw new Refusal(RefusalCode.TooMany, 'tooManyTries')
  return parts.passwords.verify(found.account?.pwdHash ?? null, input.userPwd)
}
