import type { RecordCategory } from '#domain/record/statusActions.ts'
import type { Tx } from '#server/store/store.ts'
import type { Application } from '../repositories/applicationTables.ts'
import { memberRecord } from './member/memberRecord.ts'
import { orgRecord } from './organisation/orgRecord.ts'
import type { RecordType } from './recordType.ts'

/** Category → record type. */
export const RECORD_TYPES: Readonly<Record<RecordCategory, RecordType>> = {
  member: memberRecord,
  organisation: orgRecord,
}

/** Finds a record of any type by its id, with its type; `lock` locks the row until the transaction ends. */
export async function findRecord(
  tx: Tx,
  id: string,
  how: 'find' | 'lock' = 'find',
): Promise<{ type: RecordType; record: Application } | undefined> {
  for (const type of Object.values(RECORD_TYPES)) {
    const record = await type.applications[how](tx, id)
    if (record) return { type, record }
  }
  return undefined
}
