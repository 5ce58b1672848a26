import { sql } from 'kysely'
import { OrgStatus, type Right, type UserType, UserType as UserTypes } from '#contract/codes.ts'
import type { Tx } from '../store.ts'
import { json } from '../tables/json.ts'
import type { Account } from './accounts.ts'
import { lookUpRows } from './followIndexes.ts'
import { type KeysetListed, partsOf } from './keyset.ts'
import { listed } from './listed.ts'
import { containing } from './page.ts'
import { amongHolders } from './searchTerms.ts'

export interface AccountFilter {
  userType?: UserType | undefined
  inUse?: boolean | undefined
  /** Substring of name, user name, unit or field of expertise, or the whole mobile. */
  keyword?: string | undefined
  /** Only accounts whose mobile has an approved application of this sub-organisation. */
  subOrgId?: string | undefined
  isExpert?: true
}

/** Lists the organisation's accounts, newest first. */
export function listAccounts(
  tx: Tx,
  { userType, inUse, keyword, subOrgId, isExpert }: AccountFilter,
): KeysetListed<Account> {
  const like = containing(keyword ?? '')
  const query = tx.db
    .selectFrom('account')
    .where('orgId', '=', tx.orgId)
    .where('closedAt', 'is', null)
    .$if(userType !== undefined, (q) => q.where('userType', '=', userType ?? UserTypes.Staff))
    .$if(inUse === true, (q) => q.where('disabledAt', 'is', null))
    .$if(inUse === false, (q) => q.where('disabledAt', 'is not', null))
    .$if(subOrgId !== undefined, (q) => q.where('mobile', 'in', mobilesOf(tx, subOrgId ?? '')))
    .$if(isExpert === true, (q) => q.where('expertise', 'is not', null))
    .$if(Boolean(keyword), (q) =>
      amongHolders(
        tx,
        q,
        'account',
        keyword ?? '',
        accounts(tx).where('mobile', '=', keyword ?? ''),
      ).where((e) =>
        e.or([
          e('realName', 'like', like),
          e('userName', 'like', like),
          e('mobile', '=', keyword ?? ''),
          e('orgName', 'like', like),
          e('expertise', 'like', like),
        ]),
      ),
    )
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
  const key = { at: 'createdAt', id: 'id', order: 'desc' } as const
  const list = listed(tx, query, ['id'])
  return {
    ...list,
    part: partsOf(tx, query, key),
    async page(request) {
      if (keyword) await lookUpRows(tx)
      return list.page(request)
    },
  }
}

const accounts = (tx: Tx) => tx.db.selectFrom('account').where('orgId', '=', tx.orgId).select('id')

const mobilesOf = (tx: Tx, subOrgId: string) =>
  tx.db
    .selectFrom('orApplication')
    .where('orgId', '=', tx.orgId)
    .where('subOrgId', '=', subOrgId)
    .where('status', '=', OrgStatus.Approved)
    .where('mobile', 'is not', null)
    .select('mobile')

/** Lists staff accounts with their rights, oldest first. */
export async function listStaff(
  tx: Tx,
): Promise<Pick<Account, 'id' | 'realName' | 'disabledAt' | 'rights'>[]> {
  return tx.db
    .selectFrom('account')
    .where('orgId', '=', tx.orgId)
    .where('closedAt', 'is', null)
    .where('userType', '=', UserTypes.Staff)
    .select(['id', 'realName', 'disabledAt', 'rights'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

/** True when an account that can log in holds the right. */
export async function isHeldInUse(tx: Tx, right: Right): Promise<boolean> {
  const found = await tx.db
    .selectFrom('account')
    .where('orgId', '=', tx.orgId)
    .where('closedAt', 'is', null)
    .where('disabledAt', 'is', null)
    .where(sql<boolean>`rights @> ${json([right])}::jsonb`)
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

/** True when another account that can log in holds the right. */
export async function isHeldByOthers(tx: Tx, right: Right, exceptId: string): Promise<boolean> {
  const found = await tx.db
    .selectFrom('account')
    .where('orgId', '=', tx.orgId)
    .where('disabledAt', 'is', null)
    .where('id', '!=', exceptId)
    .where(sql<boolean>`rights @> ${json([right])}::jsonb`)
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

/** Deletes an account with its sessions and consents; throws `missingReference` when an application refers to it. */
export async function deleteAccount(tx: Tx, id: string): Promise<void> {
  await tx.db.deleteFrom('account').where('orgId', '=', tx.orgId).where('id', '=', id).execute()
}
