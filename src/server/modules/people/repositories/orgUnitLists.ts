import { sql } from 'kysely'
import { UserType } from '#contract/codes.ts'
import { PAGED_ROWS } from '#domain/text/pagedTotal.ts'
import type { OrgUnit } from '#server/modules/records/repositories/orgUnits.ts'
import { anyOf } from '#server/store/queries/anyOf.ts'
import { inOrderOf } from '#server/store/queries/inOrderOf.ts'
import { type Page, type PageRequest, pageOf } from '#server/store/queries/page.ts'
import { UNIT_SCOPES } from '#server/store/queries/searchScopes.ts'
import { pageOfHolders } from '#server/store/queries/searchTerms.ts'
import type { Tx } from '#server/store/store.ts'

export interface UnitFilter {
  inUse?: boolean | undefined
  /** Substring of name, contact person or telephone. */
  keyword?: string | undefined
}

/** A unit; `inUse` is true when an account can log in for it. */
export type ListedUnit = OrgUnit & { inUse: boolean }

/** One page of the organisation's registered units, newest first. */
export async function pageOrgUnits(
  tx: Tx,
  filter: UnitFilter,
  page: PageRequest,
): Promise<Page<ListedUnit>> {
  const { inUse, keyword } = filter
  if (keyword) return searchUnits(tx, { ...filter, keyword }, page)
  const query = listedUnits(tx)
    .$if(inUse !== undefined, (q) => q.where(hasLogin, '=', inUse === true))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
  return pageOf(tx, query, ['id'], page)
}

/**
 * Searches units by a keyword. When more units match than paging reaches, a filter by use considers only the newest.
 */
async function searchUnits(
  tx: Tx,
  { inUse, keyword }: UnitFilter & { keyword: string },
  page: PageRequest,
): Promise<Page<ListedUnit>> {
  const sought = { kind: 'unit', scopes: UNIT_SCOPES, keyword } as const
  const ofPhone = units(tx).where('linkPhone', '=', keyword).select(['createdAt', 'id'])
  const isPaged = inUse === undefined
  const all = { current: 1, size: PAGED_ROWS }
  const { ids, total } = await pageOfHolders(tx, sought, isPaged ? page : all, ofPhone)
  const found = listedUnits(tx).where('id', 'in', anyOf(ids))
  if (isPaged) return { records: inOrderOf(ids, await found.execute()), total }
  const used = found.where(hasLogin, '=', inUse).orderBy('createdAt', 'desc').orderBy('id', 'desc')
  return pageOf(tx, used, ['id'], page)
}

const units = (tx: Tx) => tx.db.selectFrom('orgUnit').where('orgId', '=', tx.orgId)

const listedUnits = (tx: Tx) => units(tx).selectAll().select(hasLogin.as('inUse'))

const hasLogin = sql<boolean>`exists (
  select from account
  where account.org_id = org_unit.org_id and account.org_unit_id = org_unit.id
    and account.user_type = ${sql.lit(UserType.Organisation)} and account.disabled_at is null)`

/** Copies the new name or area of a unit to the accounts that refer to it. */
export async function renameUnitOfAccounts(
  tx: Tx,
  id: string,
  renamed: Partial<Pick<OrgUnit, 'orgName' | 'areaCode'>>,
): Promise<void> {
  await tx.db
    .updateTable('account')
    .set({ ...renamed, updatedAt: tx.now })
    .where('orgId', '=', tx.orgId)
    .where('orgUnitId', '=', id)
    .execute()
}

/** Deletes a unit; throws `missingReference` when an account, an application or a form value refers to it. */
export async function deleteOrgUnit(tx: Tx, id: string): Promise<void> {
  await tx.db.deleteFrom('orgUnit').where('orgId', '=', tx.orgId).where('id', '=', id).execute()
}
