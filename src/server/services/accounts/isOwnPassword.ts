import { RefusalCode } from '#contract/envelope.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { Refusal } from '../../refusal.ts'
import { findAccount } from '../../store/repositories/accounts.ts'
import { countEvent } from '../../store/repositories/rateLimits.ts'
import { requireAccount } from '../authorize.ts'

/** A stolen login must not become a way to guess the password. */
const PER_ACCOUNT = { seconds: 600, limit: 10 }

/** Whether this is the password of whoever is logged in. */
export async function isOwnPassword({
  input,
  org,
  subject,
  parts,
}: CallRequest<'validUserPwd'>): Promise<boolean> {
  const { id } = requireAccount(subject)
  const found = await parts.store.tx(org.orgId, async (tx) =>
    (await countEvent(tx, { key: `password:account:${id}`, ...PER_ACCOUNT }))
      ? { account: await findAccount(tx, id) }
      : undefined,
  )
  if (!found) throw new Refusal(RefusalCode.TooMany, 'tooManyTries')
  return parts.passwords.verify(found.account?.pwdHash ?? null, input.userPwd)
}
