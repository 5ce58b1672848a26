import { sql } from 'kysely'
import { UserType } from '#contract/codes.ts'
import type { Tx } from '../store.ts'
import { lookUpRows } from './followIndexes.ts'
import type { OrgUnit } from './orgUnits.ts'
import { containing, type Page, type PageRequest, pageOf } from './page.ts'
import { amongHolders } from './searchTerms.ts'

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
  { inUse, keyword }: UnitFilter,
  page: PageRequest,
): Promise<Page<ListedUnit>> {
  const like = containing(keyword ?? '')
  const query = tx.db
    .selectFrom('orgUnit')
    .where('orgId', '=', tx.orgId)
    .$if(inUse !== undefined, (q) => q.where(hasLogin, '=', inUse === true))
    .$if(Boolean(keyword), (q) =>
      amongHolders(tx, q, 'unit', keyword ?? '', unitsOfPhone(tx, keyword ?? '')).where((e) =>
        e.or([
          e('orgName', 'like', like),
          e('linkMan', 'like', like),
          e('linkPhone', '=', keyword ?? ''),
        ]),
      ),
    )
    .selectAll()
    .select(hasLogin.as('inUse'))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
  if (keyword) await lookUpRows(tx)
  return pageOf(tx, query, ['id'], page)
}

const unitsOfPhone = (tx: Tx, phone: string) =>
  tx.db
    .selectFrom('orgUnit')
    .where('orgId', '=', tx.orgId)
    .where('linkPhone', '=', phone)
    .select('id')

const hasLogin = sql<boolean>`exists (
  select from account
  where account.org_id = org_unit.org_id and account.org_unit_id = org_unit.id
    and account.user_type = ${sql.lit(UserType.Organisation)} and account.disabled_at is null)`

/** Copies the current name and area of a unit to the accounts that refer to it. */
export async function renameUnitOfAccounts(
  tx: Tx,
  { id, orgName, areaCode }: Pick<OrgUnit, 'id' | 'orgName' | 'areaCode'>,
): Promise<void> {
  await tx.db
    .updateTable('account')
    .set({ orgName, areaCode, updatedAt: tx.now })
    .where('orgId', '=', tx.orgId)
    .where('orgUnitId', '=', id)
    .execute()
}

/** Deletes a unit; throws `missingReference` when an account, an application or a form value refers to it. */
export async function deleteOrgUnit(tx: Tx, id: string): Promise<void> {
  await tx.db.deleteFrom('orgUnit').where('orgId', '=', tx.orgId).where('id', '=', id).execute()
}
