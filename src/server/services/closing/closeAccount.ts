import { RefusalCode } from '#contract/envelope.ts'
import words from '../../messages/closing.json' with { type: 'json' }
import { Refusal } from '../../messages/refusal.ts'
import { type Account, NOBODYS, updateAccount } from '../../store/repositories/accounts.ts'
import { anonymiseRecords, deletePersonRows } from '../../store/repositories/closing.ts'
import type { Store, Tx } from '../../store/store.ts'
import { ownKeys } from '../accounts/ownKeys.ts'
import { requireIdentity } from '../accounts/requireIdentity.ts'
import { requireAccount } from '../authorize.ts'
import type { Call } from '../call.ts'
import type { CallSubject } from '../subject.ts'
import { heldAccount } from '../users/managedUser.ts'
import { closingBlocks } from './closingBlocks.ts'

/**
 * Closes one's own account in one transaction (decision 0253): every login ends, what need not be kept is deleted, and
 * what stays for the books names nobody. Management of accounts goes one after the other, so that one manager stays.
 */
export async function closeAccount(
  request: Call<'closeAccount', 'org' | 'subject' | 'now', { store: Store }>,
): Promise<true> {
  const { input, org, subject, parts } = request
  await requireIdentity(request, 'ownDataUnproven')
  if (input.confirm !== words.confirm)
    throw new Refusal(RefusalCode.BadRequest, 'closingUnconfirmed')
  const { id } = requireAccount(subject)
  return parts.store.tx(org.orgId, async (tx) => {
    await close(tx, await heldAccount(tx, id), subject)
    return true as const
  })
}

async function close(tx: Tx, account: Account, subject: CallSubject): Promise<void> {
  const keys = await ownKeys(tx, account, subject)
  const [reason] = await closingBlocks(tx, account, keys)
  if (reason) throw new Refusal(RefusalCode.Conflict, 'closingBlocked', { reason })
  tx.note({ record: { type: 'account', id: account.id } })
  await deletePersonRows(tx, keys)
  await anonymiseRecords(tx, keys.records, words.gone)
  const closed = { realName: words.gone, rights: [], disabledAt: tx.now, closedAt: tx.now }
  await updateAccount(tx, account.id, { ...NOBODYS, ...closed })
}
