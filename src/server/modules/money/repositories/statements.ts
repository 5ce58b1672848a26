import type { Selectable } from 'kysely'
import type { FileValue } from '#contract/formInfo.ts'
import type { Mapping } from '#domain/money/statement/mapped/mappedFields.ts'
import type { StatementTotals } from '#domain/money/statement/statement.ts'
import { publicId } from '#server/store/publicId.ts'
import { type Page, type PageRequest, pageOf } from '#server/store/queries/page.ts'
import type { Tx } from '#server/store/store.ts'
import { json } from '#server/store/tables/json.ts'
import type { DuesStatementTable, StatementSource } from '#server/store/tables/statements.ts'

export type DuesStatement = Selectable<DuesStatementTable>
export type NewStatement = Omit<
  DuesStatement,
  'orgId' | 'id' | 'createdAt' | 'enclosure' | 'totals'
> & {
  enclosure: FileValue[]
  totals: StatementTotals
}

/** Inserts a statement; throws Conflict when the file was imported before. */
export async function insertStatement(tx: Tx, statement: NewStatement): Promise<string> {
  const id = publicId()
  const { enclosure, totals, ...row } = statement
  await tx.db
    .insertInto('duesStatement')
    .values({
      ...row,
      enclosure: json(enclosure),
      totals: json(totals),
      orgId: tx.orgId,
      id,
      createdAt: tx.now,
    })
    .execute()
  return id
}

export async function findStatement(tx: Tx, id: string): Promise<DuesStatement | undefined> {
  return statements(tx).where('id', '=', id).executeTakeFirst()
}

export async function isStatementTaken(
  tx: Tx,
  { source, digest }: Pick<DuesStatement, 'source' | 'digest'>,
): Promise<boolean> {
  const found = await statements(tx)
    .where('source', '=', source)
    .where('digest', '=', digest)
    .executeTakeFirst()
  return found !== undefined
}

/** One page of statements, the last imported first. */
export const pageStatements = (tx: Tx, page: PageRequest): Promise<Page<DuesStatement>> =>
  pageOf(tx, statements(tx).orderBy('createdAt', 'desc').orderBy('id', 'desc'), ['id'], page)

/** Finds the mapping of a source's columns that staff confirmed last. */
export async function findMapping(tx: Tx, source: StatementSource): Promise<Mapping | undefined> {
  const row = await tx.db
    .selectFrom('duesStatementMapping')
    .where('orgId', '=', tx.orgId)
    .where('source', '=', source)
    .select('mapping')
    .executeTakeFirst()
  return row?.mapping
}

export async function putMapping(tx: Tx, source: StatementSource, mapping: Mapping): Promise<void> {
  await tx.db
    .insertInto('duesStatementMapping')
    .values({ orgId: tx.orgId, source, mapping: json(mapping) })
    .onConflict((on) => on.columns(['orgId', 'source']).doUpdateSet({ mapping: json(mapping) }))
    .execute()
}

const statements = (tx: Tx) =>
  tx.db.selectFrom('duesStatement').where('orgId', '=', tx.orgId).selectAll()
