import { RefusalCode } from '#contract/envelope.ts'
import type { Call } from '#server/base/call.ts'
import { type LockedAccount, NOBODYS, updateAccount } from '#server/base/repositories/accounts.ts'
import { lockOwnAccount } from '#server/base/session/lockOwnAccount.ts'
import { requireIdentity } from '#server/base/session/requireIdentity.ts'
import type { CallSubject } from '#server/base/subject.ts'
import words from '#server/messages/closing.json' with { type: 'json' }
import { Refusal } from '#server/messages/refusal.ts'
import { lockOwnedRecords } from '#server/modules/records/applications/ownRecords.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { ownerOf, ownKeys } from '../accounts/ownKeys.ts'
import { anonymiseRecords, deletePersonRows } from '../repositories/closing.ts'
import { manageAlone } from '../users/managedUser.ts'
import { closingBlocks } from './closingBlocks.ts'

/**
 * Closes the caller's account in one transaction (decision 0253): ends all logins, deletes what need not be kept, and
 * anonymises what stays for accounting. Calls that manage accounts run one after the other, so that at least one
 * manager remains. The account is locked, and then its records, before anything is read: an application or an order
 * that is under way is there, or is refused (decision 0434).
 * @throws as `requireIdentity` and `lockOwnAccount`, BadRequest without the confirmation text, Conflict with the first
 *   of the `closingBlocks`
 */
export async function closeAccount(
  request: Call<'closeAccount', 'org' | 'subject' | 'now', { store: Store }>,
): Promise<true> {
  const { input, org, subject, parts } = request
  await requireIdentity(request, 'ownDataUnproven')
  if (input.confirm !== words.confirm)
    throw new Refusal(RefusalCode.BadRequest, 'closingUnconfirmed')
  return parts.store.tx(org.orgId, async (tx) => {
    await manageAlone(tx)
    await close(tx, await lockOwnAccount(tx, subject), subject)
    return true as const
  })
}

async function close(tx: Tx, account: LockedAccount, subject: CallSubject): Promise<void> {
  await lockOwnedRecords(tx, subject, ownerOf(account))
  const keys = await ownKeys(tx, account, subject)
  const [reason] = await closingBlocks(tx, account, keys)
  if (reason) throw new Refusal(RefusalCode.Conflict, 'closingBlocked', { reason })
  tx.note({ record: { type: 'account', id: account.id } })
  await deletePersonRows(tx, keys)
  await anonymiseRecords(tx, keys.records, words.gone)
  const closed = { realName: words.gone, rights: [], disabledAt: tx.now, closedAt: tx.now }
  await updateAccount(tx, account, { ...NOBODYS, ...closed })
}
