import { UserType } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { fill } from '#domain/text/fill.ts'
import type { Call } from '#server/base/call.ts'
import { type OnceFacts, once } from '#server/base/idempotency/once.ts'
import {
  findAccountByMobile,
  type LockedAccount,
  updateAccount,
} from '#server/base/repositories/accounts.ts'
import { Refusal } from '#server/messages/refusal.ts'
import words from '#server/messages/users.json' with { type: 'json' }
import type { Store, Tx } from '#server/store/store.ts'
import { heldAccount, noteManaged } from './managedUser.ts'

/** Makes the individual with this mobile an expert; the account must exist and is otherwise unchanged. */
export async function makeExpert(
  request: Call<'addExpert', OnceFacts, { store: Store }>,
): Promise<{ id: string }> {
  const { input, subject } = request
  return once(request, 'addExpert', {
    work: async (tx) => {
      const found = await findAccountByMobile(tx, input.mobile)
      if (found?.userType !== UserType.Individual)
        throw new Refusal(RefusalCode.BadRequest, 'expertNoAccount')
      const account = await heldAccount(tx, found.id)
      if (account.mobile !== input.mobile)
        throw new Refusal(RefusalCode.BadRequest, 'expertNoAccount')
      if (account.expertise !== null) throw new Refusal(RefusalCode.Conflict, 'expertAlready')
      const expertise = await setField(tx, account, input.expertise)
      const opinion = fill(words.done.addExpert, { expertise })
      await noteManaged(tx, subject, { ...account, opinion })
      return { id: account.id }
    },
  })
}

/** Changes an expert's field. */
export async function changeExpert({
  input,
  org,
  subject,
  parts,
}: Call<'manageExpert', 'org' | 'subject', { store: Store }>): Promise<true> {
  return parts.store.tx(org.orgId, async (tx) => {
    const account = await heldExpert(tx, input.id)
    const expertise = await setField(tx, account, input.expertise)
    const opinion = fill(words.done.manageExpert, { expertise })
    await noteManaged(tx, subject, { ...account, opinion })
    return true as const
  })
}

/** Removes the expert mark of an account, which is otherwise unchanged. */
export async function dismissExpert({
  input,
  org,
  subject,
  parts,
}: Call<'delExpert', 'org' | 'subject', { store: Store }>): Promise<true> {
  return parts.store.tx(org.orgId, async (tx) => {
    const account = await heldExpert(tx, input.id)
    await updateAccount(tx, account, { expertise: null })
    await noteManaged(tx, subject, { ...account, opinion: words.done.delExpert })
    return true as const
  })
}

async function heldExpert(tx: Tx, id: string): Promise<LockedAccount> {
  const account = await heldAccount(tx, id)
  if (account.expertise === null) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
  return account
}

async function setField(tx: Tx, account: LockedAccount, typed: string): Promise<string> {
  const expertise = typed.trim()
  await updateAccount(tx, account, { expertise })
  return expertise
}
