import { PERSONAL_DATA } from '#server/store/personal/personalData.ts'
import type { PersonKey } from '#server/store/personal/personalTable.ts'
import type { Database } from '#server/store/schema.ts'
import type { Tx } from '#server/store/store.ts'
import type { PersonKeys } from './personKeys.ts'

export type TableName = keyof Database
export type PersonRow = Readonly<Record<string, unknown>>

/** Maximum rows per table in a download, which states the limit itself. */
export const MOST_ROWS = 10_000

export const PERSONAL_TABLES = Object.keys(PERSONAL_DATA) as TableName[]

/** A table's rows about a person, found by the columns `PERSONAL_DATA` lists. */
export async function listPersonRows(
  tx: Tx,
  table: TableName,
  keys: PersonKeys,
): Promise<PersonRow[]> {
  const found = Object.entries(PERSONAL_DATA[table].found) as [string, PersonKey][]
  const asked = found.filter(([, key]) => keys[key].length > 0)
  if (asked.length === 0) return []
  // One query for every table: the columns come from the list, which is typed over the tables.
  return tx.db
    .selectFrom(table as 'account')
    .where('orgId', '=', tx.orgId)
    .where((e) => e.or(asked.map(([column, key]) => e(column as 'id', 'in', keys[key]))))
    .selectAll()
    .limit(MOST_ROWS)
    .execute()
}
