import { type ExpressionBuilder, sql } from 'kysely'
import { OrgStatus, type Right, type UserType, UserType as UserTypes } from '#contract/codes.ts'
import { anyOf } from '#server/store/queries/anyOf.ts'
import { inOrderOf } from '#server/store/queries/inOrderOf.ts'
import { type KeysetListed, partsOf } from '#server/store/queries/keyset.ts'
import { listed } from '#server/store/queries/listed.ts'
import type { Page, PageRequest } from '#server/store/queries/page.ts'
import { accountScopes } from '#server/store/queries/searchScopes.ts'
import { isSaidIn, pageOfHolders } from '#server/store/queries/searchTerms.ts'
import type { Database } from '#server/store/schema.ts'
import type { Tx } from '#server/store/store.ts'
import { json } from '#server/store/tables/json.ts'
import type { Account, LockedAccount } from './accounts.ts'

export interface AccountFilter {
  userType?: UserType | undefined
  inUse?: boolean | undefined
  /** Only accounts whose mobile has an approved application of this sub-organisation. */
  subOrgId?: string | undefined
  isExpert?: true
}

/** Lists the organisation's accounts, newest first. */
export function listAccounts(tx: Tx, filter: AccountFilter): KeysetListed<Account> {
  const query = newestFirst(tx, filter)
  const key = { at: 'createdAt', id: 'id', order: 'desc' } as const
  return { ...listed(tx, query, ['id']), part: partsOf(tx, query, key) }
}

/**
 * One page of the accounts whose name, user name, unit or field of expertise contains a keyword, or whose mobile it is,
 * newest first. The accounts of a sub-organisation are few, and each is compared.
 */
export async function searchAccounts(
  tx: Tx,
  filter: AccountFilter & { keyword: string },
  request: PageRequest,
): Promise<Page<Account>> {
  const { keyword, subOrgId } = filter
  if (subOrgId !== undefined)
    return listed(tx, newestFirst(tx, filter).where(isMeant(tx, keyword)), ['id']).page(request)
  const sought = { kind: 'account', scopes: accountScopes(filter), keyword } as const
  const ofMobile = newestFirst(tx, filter)
    .clearSelect()
    .clearOrderBy()
    .where('mobile', '=', keyword)
    .select(['createdAt', 'id'])
  const { ids, total } = await pageOfHolders(tx, sought, request, ofMobile)
  const found = await accounts(tx).where('id', 'in', anyOf(ids)).selectAll().execute()
  return { records: inOrderOf(ids, found), total }
}

const newestFirst = (tx: Tx, { userType, inUse, subOrgId, isExpert }: AccountFilter) =>
  accounts(tx)
    .where('closedAt', 'is', null)
    .$if(userType !== undefined, (q) => q.where('userType', '=', userType ?? UserTypes.Staff))
    .$if(inUse === true, (q) => q.where('disabledAt', 'is', null))
    .$if(inUse === false, (q) => q.where('disabledAt', 'is not', null))
    .$if(subOrgId !== undefined, (q) => q.where('mobile', 'in', mobilesOf(tx, subOrgId ?? '')))
    .$if(isExpert === true, (q) => q.where('expertise', 'is not', null))
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')

const isMeant = (tx: Tx, keyword: string) => (e: ExpressionBuilder<Database, 'account'>) =>
  e.or([
    ...['realName', 'userName', 'orgName', 'expertise'].map((name) => isSaidIn(tx, name, keyword)),
    e('mobile', '=', keyword),
  ])

const accounts = (tx: Tx) => tx.db.selectFrom('account').where('orgId', '=', tx.orgId)

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

/** An account that can log in and holds a right, with what tells whether a record is its own. */
export type Holder = Pick<Account, 'id' | 'mobile' | 'orgUnitId' | 'realName'>

/** The accounts that can log in and hold the right. */
export async function listHolders(tx: Tx, right: Right): Promise<Holder[]> {
  return tx.db
    .selectFrom('account')
    .where('orgId', '=', tx.orgId)
    .where('closedAt', 'is', null)
    .where('disabledAt', 'is', null)
    .where(sql<boolean>`rights @> ${json([right])}::jsonb`)
    .select(['id', 'mobile', 'orgUnitId', 'realName'])
    .execute()
}

/** Deletes an account with its sessions and consents; throws `missingReference` when an application refers to it. */
export async function deleteAccount(tx: Tx, { id }: LockedAccount): Promise<void> {
  await tx.db.deleteFrom('account').where('orgId', '=', tx.orgId).where('id', '=', id).execute()
}
