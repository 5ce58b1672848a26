import words from '#server/messages/retention.json' with { type: 'json' }
import { anonymiseRecords, deletePersonRows } from '#server/modules/people/repositories/closing.ts'
import type { PersonKeys } from '#server/modules/people/repositories/personKeys.ts'
import type { Tx } from '#server/store/store.ts'

const NOBODY: PersonKeys = {
  accounts: [],
  units: [],
  mobiles: [],
  names: [],
  owners: [],
  tokens: [],
  records: [],
  subjects: [],
  recommendations: [],
  payments: [],
  questions: [],
  holders: [],
  files: [],
}

/**
 * Deletes and anonymises the data of records as closing the account would (decision 0253), but leaves the account.
 * Returns their number.
 */
export async function clearRecords(tx: Tx, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const records = [...ids]
  await deletePersonRows(tx, { ...NOBODY, records, subjects: records })
  await anonymiseRecords(tx, records, words.gone)
  return records.length
}
