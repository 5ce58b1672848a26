import { ownValue } from '#contract/record.ts'
import words from '#server/messages/ownData.json' with { type: 'json' }
import type { PersonKeys } from '#server/modules/people/repositories/personKeys.ts'
import {
  listPersonRows,
  PERSONAL_TABLES,
  type PersonRow,
  type TableName,
} from '#server/modules/people/repositories/personRows.ts'
import { PERSONAL_DATA } from '#server/store/personal/personalData.ts'
import type { Tx } from '#server/store/store.ts'
import type { NamedValue, OwnDataPart } from './ownDataDocument.ts'
import { type FormReader, readAnswers } from './readAnswers.ts'

/** Gathers all data that the list of personal data marks as the person's own, table by table. */
export async function gatherOwnData(
  tx: Tx,
  keys: PersonKeys,
  reader: FormReader,
): Promise<OwnDataPart[]> {
  const parts: OwnDataPart[] = []
  for (const table of PERSONAL_TABLES) {
    const rows = await listPersonRows(tx, table, keys)
    if (rows.length === 0) continue
    const named: NamedValue[][] = []
    for (const row of rows)
      named.push([...ownValues(table, row), ...(await readAnswers(tx, row, reader))])
    parts.push({ key: table, label: ownValue(words.tables, table) ?? table, rows: named })
  }
  return parts
}

/** Returns a row's values about the person; names of others and secrets are left out. */
function ownValues(table: TableName, row: PersonRow): NamedValue[] {
  return Object.entries(PERSONAL_DATA[table].columns).flatMap(([key, whose]) => {
    const value = ownValue(row, key)
    if (whose !== 'own' || value === null || value === '') return []
    return [{ key, label: ownValue(words.columns, key) ?? key, value }]
  })
}
