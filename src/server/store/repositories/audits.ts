import type { Insertable, Selectable } from 'kysely'
import { publicId } from '../publicId.ts'
import type { Tx } from '../store.ts'
import type { AuditEntryTable } from '../tables/applications.ts'

export type AuditEntry = Selectable<AuditEntryTable>
export type NewAuditEntry = Omit<Insertable<AuditEntryTable>, 'orgId' | 'id' | 'seq' | 'createdAt'>

/** Adds one step to a record's history. There is no way to change or remove it. */
export async function appendAudit(tx: Tx, entry: NewAuditEntry): Promise<void> {
  await tx.db
    .insertInto('auditEntry')
    .values({ ...entry, orgId: tx.orgId, id: publicId(), createdAt: tx.now })
    .execute()
}

/** A record's history, oldest first. */
export async function listAudits(tx: Tx, objId: string): Promise<AuditEntry[]> {
  return tx.db
    .selectFrom('auditEntry')
    .where('orgId', '=', tx.orgId)
    .where('objId', '=', objId)
    .selectAll()
    .orderBy('seq')
    .execute()
}

/** When a record last came to a status; undefined when its history knows nothing of it. */
export async function findStatusDay(
  tx: Tx,
  objId: string,
  status: string,
): Promise<Date | undefined> {
  const entry = await tx.db
    .selectFrom('auditEntry')
    .where('orgId', '=', tx.orgId)
    .where('objId', '=', objId)
    .where('status', '=', status)
    .select('createdAt')
    .orderBy('seq', 'desc')
    .executeTakeFirst()
  return entry?.createdAt
}
