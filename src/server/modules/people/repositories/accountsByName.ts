import { anyOf } from '#server/store/queries/anyOf.ts'
import type { SystemTx } from '#server/store/store.ts'

/** An account with a password, by its login name. */
export interface NamedAccount {
  /** Of its organisation. */
  code: string
  name: string
  pwdHash: string
}

/** Accounts of all organisations with one of these user names. */
export async function listAccountsByName(
  tx: SystemTx,
  names: readonly string[],
): Promise<NamedAccount[]> {
  return tx.db
    .selectFrom('account')
    .innerJoin('organisation', 'organisation.orgId', 'account.orgId')
    .where('account.userName', 'in', anyOf(names))
    .where('account.closedAt', 'is', null)
    .where('account.pwdHash', 'is not', null)
    .select(['organisation.code', 'account.userName as name', 'account.pwdHash'])
    .$narrowType<{ name: string; pwdHash: string }>()
    .execute()
}
