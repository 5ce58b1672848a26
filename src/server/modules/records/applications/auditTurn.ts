import { MemberStatus, Right } from '#contract/codes.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { Tx } from '#server/store/store.ts'
import type { Application } from '../repositories/applicationTables.ts'
import { findMover } from '../repositories/audits.ts'

const { FirstAudit, SecondAudit } = MemberStatus

export interface AuditTurn {
  /** The right that the next decision needs: each of the two audits is one of its own. */
  right: typeof Right.AuditFirst | typeof Right.AuditSecond
  /** The account that approved the first audit, where the second requires another one (decision 0242). */
  before: string | null
}

/** Returns what the next decision about a record requires; all types have the same two statuses. */
export async function auditTurn(
  tx: Tx,
  { id, status }: Pick<Application, 'id' | 'status'>,
  configuration: OrgConfiguration,
): Promise<AuditTurn> {
  if (status !== SecondAudit) return { right: Right.AuditFirst, before: null }
  const isDemanded = configuration.get('staff.json').twoPersons?.audits === true
  const moved = { from: FirstAudit, to: SecondAudit }
  return { right: Right.AuditSecond, before: isDemanded ? await findMover(tx, id, moved) : null }
}

/** True while a record awaits one of the two audits. */
export const isInAudit = (status: string): boolean =>
  status === FirstAudit || status === SecondAudit
