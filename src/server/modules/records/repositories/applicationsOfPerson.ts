import { sql } from 'kysely'
import type { RecordCategory } from '#domain/record/statusActions.ts'
import { type Page, type PageRequest, pageOf } from '#server/store/queries/page.ts'
import type { Tx } from '#server/store/store.ts'
import { ownedBy, type PersonOwner } from './applicationFilter.ts'
import { APPLICATIONS, type ListedApplication, RECORD_CATEGORIES } from './applicationRegistry.ts'

/** Applications of all categories that refer to the person; a person has few. */
export async function listRecordsOfPerson(
  tx: Tx,
  owner: PersonOwner,
): Promise<ListedApplication[]> {
  return ofEach((category) => APPLICATIONS[category].list(tx, { owner }))
}

/** One page of the owner's applications of all categories, newest first, with the total. */
export async function pageRecordsOfOwner(
  tx: Tx,
  owner: PersonOwner,
  request: PageRequest,
): Promise<Page<ListedApplication>> {
  const { records, total } = await pageOf(tx, referencesOf(tx, owner), ['id'], request)
  const rows = await ofEach((category) => {
    const ids = records.flatMap((record) => (record.category === category ? record.id : []))
    return APPLICATIONS[category].listByIds(tx, ids)
  })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return { records: records.flatMap(({ id }) => byId.get(id) ?? []), total }
}

/** Rows of each category, read one after another on the transaction's connection. */
async function ofEach(
  rowsOf: (category: RecordCategory) => Promise<object[]>,
): Promise<ListedApplication[]> {
  const found: ListedApplication[] = []
  for (const category of RECORD_CATEGORIES)
    for (const row of await rowsOf(category)) found.push({ category, ...row } as ListedApplication)
  return found
}

/** Category and id of every application of the owner, newest first. */
function referencesOf(tx: Tx, owner: PersonOwner) {
  const [first, ...others] = RECORD_CATEGORIES.map((category) =>
    tx.db
      .selectFrom(APPLICATIONS[category].table)
      .where('orgId', '=', tx.orgId)
      .where(ownedBy(owner))
      .select(['id', 'createdAt', sql<RecordCategory>`${category}::text`.as('category')]),
  )
  if (!first) throw new Error('no category of records')
  const all = others.reduce((union, one) => union.unionAll(one), first)
  return tx.db
    .selectFrom(all.as('references'))
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id')
}
