import type { Schema } from '#contract/calls.ts'
import type { AuditEntry } from '../../store/repositories/audits.ts'
import { withoutNulls } from '../shared/withoutNulls.ts'

/** A record's history in the wire's words; people are named in full only to whoever may read the record. */
export function auditEntries(
  entries: readonly AuditEntry[],
  statusName: (status: string) => string,
  open: boolean,
): Schema<'AuditEntry'>[] {
  return entries.map(({ realName, opinion, status, createdAt, nodeId }) => ({
    realName: open ? realName : maskName(realName),
    opinion,
    status,
    statusName: statusName(status),
    createAt: createdAt.toISOString(),
    ...withoutNulls({ nodeId }),
  }))
}

/** The family name stays readable: 林**. */
export function maskName(name: string): string {
  const [first = '', ...rest] = name
  return first + '*'.repeat(rest.length)
}
