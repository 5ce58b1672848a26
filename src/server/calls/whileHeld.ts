import type { OperationId } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { holds } from '#domain/person/holds.ts'
import { requireRight } from '#server/base/authorize.ts'
import { shareAccount } from '#server/base/repositories/accounts.ts'
import type { CallSubject, SubjectAccount } from '#server/base/subject.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { WriteWatcher } from '#server/store/watchWrites.ts'
import { callRights } from './apiDocument.ts'

const RIGHTS = callRights()

/**
 * Wraps the store of a call that a right permits: a transaction that writes commits only while the caller still holds
 * what `admit` has seen, as that is read before the call's own transactions. So two managers cannot remove each other,
 * and nobody decides anything after the right was taken.
 * @throws Forbidden, from a transaction that has written, when the account was disabled or lost a right the call needs
 */
export function whileHeld(id: OperationId, subject: CallSubject, store: Store): Store {
  const { needs = [], others } = RIGHTS.get(id) ?? {}
  const { account } = subject
  const counting = account?.rights.filter((right) =>
    [...needs, ...(others ? [others] : [])].some((need) => holds([right], need)),
  )
  if (!account || !counting?.length || subject.factorDue) return store
  return {
    ...store,
    tx: (orgId, fn) =>
      store.tx(orgId, async (tx) => {
        const watcher = new WriteWatcher()
        const answer = await fn({ ...tx, db: tx.db.withPlugin(watcher) })
        if (watcher.written.size > 0) await requireHeld(tx, { ...subject, account }, counting)
        return answer
      }),
  }
}

/** The account is locked against changes until the transaction ends: who takes the right waits for it. */
async function requireHeld(
  tx: Tx,
  subject: CallSubject & { account: SubjectAccount },
  rights: readonly string[],
): Promise<void> {
  const account = await shareAccount(tx, subject.account.id)
  if (!account || account.disabledAt) throw new Refusal(RefusalCode.Forbidden, 'accountDisabled')
  for (const right of rights) requireRight({ ...subject, account }, right)
}
