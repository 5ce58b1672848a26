import type { CallData } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import { findAccount } from '#server/base/repositories/accounts.ts'
import words from '#server/messages/closing.json' with { type: 'json' }
import { Refusal } from '#server/messages/refusal.ts'
import type { Store } from '#server/store/store.ts'
import { ownKeys } from '../accounts/ownKeys.ts'
import { closingBlocks } from './closingBlocks.ts'

/** Returns what closing the caller's account would do, and what prevents it now. */
export async function readClosing({
  org,
  subject,
  parts,
}: Call<'closingEffects', 'org' | 'subject', { store: Store }>): Promise<
  CallData<'closingEffects'>
> {
  const { id } = requireAccount(subject)
  return parts.store.tx(org.orgId, async (tx) => {
    const account = await findAccount(tx, id)
    if (!account) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
    const blocked = await closingBlocks(tx, account, await ownKeys(tx, account, subject))
    return { effects: Object.values(words.effects), blocked, confirm: words.confirm }
  })
}
