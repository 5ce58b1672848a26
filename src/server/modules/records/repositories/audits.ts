import type { Insertable, Selectable } from 'kysely'
import { publicId } from '#server/store/publicId.ts'
import type { Tx } from '#server/store/store.ts'
import type { AuditEntryTable } from '#server/store/tables/applications.ts'

export type AuditEntry = Selectable<AuditEntryTable>
export type NewAuditEntry = Omit<Insertable<AuditEntryTable>, 'orgId' | 'id' | 'seq' | 'createdAt'>

/** Appends one step to a record's history; steps cannot be changed or deleted. */
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

/** Account that last moved a record from one status to another; null when done without an account. */
export async function findMover(
  tx: Tx,
  objId: string,
  { from, to }: { from: string; to: string },
): Promise<string | null> {
  const entry = await tx.db
    .selectFrom('auditEntry')
    .where('orgId', '=', tx.orgId)
    .where('objId', '=', objId)
    .where('nodeId', '=', from)
    .where('status', '=', to)
    .select('accountId')
    .orderBy('seq', 'desc')
    .executeTakeFirst()
  return entry?.accountId ?? null
}

/** Time a record last entered a status; undefined when its history has no such step. */
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
