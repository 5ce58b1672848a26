import { sql } from 'kysely'
import { type Right, type UserType, UserType as UserTypes } from '#contract/codes.ts'
import type { Tx } from '../store.ts'
import { json } from '../tables/json.ts'
import type { Account } from './accounts.ts'
import { containing, type Page, type PageRequest, pageOf } from './page.ts'

export interface AccountFilter {
  userType?: UserType | undefined
  inUse?: boolean | undefined
  /** Contained in name, user name, mobile or unit. */
  keyword?: string | undefined
}

/** Accounts of the society, newest first. */
export async function pageAccounts(
  tx: Tx,
  { userType, inUse, keyword }: AccountFilter,
  page: PageRequest,
): Promise<Page<Account>> {
  const like = containing(keyword ?? '')
  const query = tx.db
    .selectFrom('account')
    .where('orgId', '=', tx.orgId)
    .$if(userType !== undefined, (q) => q.where('userType', '=', userType ?? UserTypes.Staff))
    .$if(inUse === true, (q) => q.where('disabledAt', 'is', null))
    .$if(inUse === false, (q) => q.where('disabledAt', 'is not', null))
    .$if(Boolean(keyword), (q) =>
      q.where((e) =>
        e.or([
          e('realName', 'like', like),
          e('userName', 'like', like),
          e('mobile', 'like', like),
          e('orgName', 'like', like),
        ]),
      ),
    )
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id')
  return pageOf(query, page)
}

/** Whether somebody who can log in holds the right. */
export async function isHeldInUse(tx: Tx, right: Right): Promise<boolean> {
  const found = await tx.db
    .selectFrom('account')
    .where('orgId', '=', tx.orgId)
    .where('disabledAt', 'is', null)
    .where(sql<boolean>`rights @> ${json([right])}::jsonb`)
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

/** Removes an account with its logins and consents; `missingReference` when an application refers to it. */
export async function deleteAccount(tx: Tx, id: string): Promise<void> {
  await tx.db.deleteFrom('account').where('orgId', '=', tx.orgId).where('id', '=', id).execute()
}
