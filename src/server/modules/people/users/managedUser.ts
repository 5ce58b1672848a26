import type { Schema } from '#contract/calls.ts'
import { Right, UserType } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { mask } from '#domain/person/mask.ts'
import { requireAccount } from '#server/base/authorize.ts'
import { oneAtATime } from '#server/base/idempotency/oneAtATime.ts'
import { isHeldInUse } from '#server/base/repositories/accountLists.ts'
import {
  type Account,
  type LockedAccount,
  lockAccount,
} from '#server/base/repositories/accounts.ts'
import { withoutNulls } from '#server/base/shared/withoutNulls.ts'
import type { CallSubject } from '#server/base/subject.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { appendAudit } from '#server/modules/records/repositories/audits.ts'
import type { Tx } from '#server/store/store.ts'

/** An account as staff lists show it: the mobile is masked; the password hash is never included. */
export const managedUser = (account: Account): Schema<'ManagedUser'> => ({
  id: account.id,
  userType: account.userType,
  realName: account.realName,
  ...withoutNulls({
    userName: account.userName,
    maskMobile: account.mobile && mask('mobile', account.mobile),
    orgName: account.orgName,
    expertise: account.expertise,
  }),
  status: account.disabledAt ? '0' : '1',
  ...(account.userType === UserType.Staff && { rights: [...account.rights] }),
  hasPassword: account.pwdHash !== null,
  createAt: account.createdAt.toISOString(),
})

/**
 * Lets calls that manage accounts run one after the other, so that two managers cannot remove each other concurrently
 * and one always remains.
 */
export const manageAlone = (tx: Tx): Promise<void> => oneAtATime(tx, 'accounts')

/**
 * Locks and returns an account of this organisation, once no other call manages accounts.
 * @throws NotFound for an unknown id
 */
export async function heldAccount(tx: Tx, id: string): Promise<LockedAccount> {
  await manageAlone(tx)
  const account = await lockAccount(tx, id)
  if (!account) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
  return account
}

interface Managed {
  id: string
  realName: string
  opinion: string
  /** Kind of the managed entity, if not an account. */
  nodeId?: 'unit'
}

/** Appends who changed an account or unit, in the transaction that does it; entries are never changed or deleted. */
export async function noteManaged(
  tx: Tx,
  subject: CallSubject,
  { id, realName, opinion, nodeId }: Managed,
): Promise<void> {
  const manager = requireAccount(subject)
  await appendAudit(tx, {
    objId: id,
    nodeId: nodeId ?? 'account',
    status: '',
    realName: manager.realName,
    opinion: `${opinion}：${realName}`,
    accountId: manager.id,
  })
}

/** @throws Conflict when the caller manages the own account */
export function requireOther(
  subject: CallSubject,
  { id }: Account,
  refusal: 'accountSelf' | 'rightsSelf' = 'accountSelf',
): void {
  if (requireAccount(subject).id === id) throw new Refusal(RefusalCode.Conflict, refusal)
}

/**
 * Checks that an account with the right to manage accounts is left: the organisation could not restore one by itself.
 * @throws Conflict otherwise
 */
export async function requireManagerLeft(tx: Tx, { rights }: Account): Promise<void> {
  if (rights.includes(Right.Accounts) && !(await isHeldInUse(tx, Right.Accounts)))
    throw new Refusal(RefusalCode.Conflict, 'accountLast')
}
