import type { Schema } from '#contract/calls.ts'
import { maskName } from '#server/base/shared/maskName.ts'
import { withoutNulls } from '#server/base/shared/withoutNulls.ts'
import type { AuditEntry } from '../repositories/audits.ts'

/** A record's history in wire format; full names and opinions only for subjects who may read the record (`open`). */
export function auditEntries(
  entries: readonly AuditEntry[],
  statusName: (status: string) => string,
  open: boolean,
): Schema<'AuditEntry'>[] {
  return entries.map(({ realName, opinion, status, createdAt, nodeId }) => ({
    realName: open ? realName : maskName(realName),
    opinion: open ? opinion : '',
    status,
    statusName: statusName(status),
    createAt: createdAt.toISOString(),
    ...withoutNulls({ nodeId }),
  }))
}
