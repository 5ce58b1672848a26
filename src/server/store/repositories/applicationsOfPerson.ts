import { sql } from 'kysely'
import type { RecordCategory } from '#domain/record/statusActions.ts'
import type { Tx } from '../store.ts'
import { ownedBy, type PersonOwner } from './applicationFilter.ts'
import { APPLICATION_TABLES } from './applicationTables.ts'
import { type MemberApplicationRow, memberApplications } from './memberApplications.ts'
import { type OrgApplicationRow, orgApplications } from './orgApplications.ts'
import { type Page, type PageRequest, pageOf } from './page.ts'

/** A listed application of either category. */
export type PersonRecord =
  | ({ category: 'member' } & MemberApplicationRow)
  | ({ category: 'organisation' } & OrgApplicationRow)

/** Records of all categories that refer to the person; a person has few. */
export async function listRecordsOfPerson(tx: Tx, owner: PersonOwner): Promise<PersonRecord[]> {
  const members = await memberApplications.list(tx, { owner })
  const organisations = await orgApplications.list(tx, { owner })
  return [...members.map(ofMember), ...organisations.map(ofOrganisation)]
}

/** One page of the owner's applications of all categories, newest first, with the total. */
export async function pageRecordsOfOwner(
  tx: Tx,
  owner: PersonOwner,
  request: PageRequest,
): Promise<Page<PersonRecord>> {
  const { records, total } = await pageOf(referencesOf(tx, owner), request)
  const idsOf = (category: RecordCategory) =>
    records.flatMap((record) => (record.category === category ? record.id : []))
  const members = await memberApplications.listByIds(tx, idsOf('member'))
  const organisations = await orgApplications.listByIds(tx, idsOf('organisation'))
  const rows = [...members.map(ofMember), ...organisations.map(ofOrganisation)]
  const byId = new Map(rows.map((row) => [row.id, row]))
  return { records: records.flatMap(({ id }) => byId.get(id) ?? []), total }
}

const ofMember = (row: MemberApplicationRow) => ({ category: 'member' as const, ...row })
const ofOrganisation = (row: OrgApplicationRow) => ({ category: 'organisation' as const, ...row })

/** Category and id of every application of the owner, newest first. */
function referencesOf(tx: Tx, owner: PersonOwner) {
  const references = (category: RecordCategory) =>
    tx.db
      .selectFrom(APPLICATION_TABLES[category])
      .where('orgId', '=', tx.orgId)
      .where(ownedBy(owner))
      .select(['id', 'createdAt', sql<RecordCategory>`${category}::text`.as('category')])
  return tx.db
    .selectFrom(references('member').unionAll(references('organisation')).as('references'))
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id')
}
