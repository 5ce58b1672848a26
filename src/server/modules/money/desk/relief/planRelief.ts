import { foregone } from '#domain/money/fees/freeYears.ts'
import { isPaid } from '#domain/money/fees/paidYears.ts'
import { reliefOf } from '#domain/money/fees/relief.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { MemberApplication } from '#server/modules/records/repositories/memberApplications.ts'
import type { Tx } from '#server/store/store.ts'
import { findOwing } from '../../notice/amountDue.ts'
import { pendingReliefs, type StandingRelief } from '../../notice/reliefsOf.ts'
import type { AskedRelief } from './askedRelief.ts'

/** Reduction of a member's fees by a relief, in fen, or the reason why it cannot be granted. */
export type ReliefPlan =
  | { foregone: number }
  | { problem: 'period' | 'nothing' }
  | { problem: 'paid' | 'relieved'; year: number }

/**
 * Checks a relief for a member: its years must be unpaid and without another relief, including one that waits for a
 * second person, and it must reduce the fee of at least one of them.
 * @param exceptId the relief itself, when it is checked again before its confirmation
 */
export async function planRelief(
  tx: Tx,
  member: MemberApplication,
  configuration: OrgConfiguration,
  { from, to, terms, exceptId }: AskedRelief & { exceptId?: string },
): Promise<ReliefPlan> {
  const owing = await findOwing(tx, member, configuration)
  if (!owing) return { problem: 'period' }
  const others = await pendingReliefs(tx, member.id, exceptId)
  const relieved = yearsFrom(from, to).find((year) => reliefOf(others, year))
  if (relieved !== undefined) return { problem: 'relieved', year: relieved }
  const paid = yearsFrom(from, to).find((year) => isPaid(owing.paidYears, year))
  if (paid !== undefined) return { problem: 'paid', year: paid }
  const planned: StandingRelief = { id: '', from, to, terms, kind: 'other', resolution: '' }
  const fen = foregone({ ...owing, reliefs: [planned] }, { from, to })
  return fen > 0 ? { foregone: fen } : { problem: 'nothing' }
}

const yearsFrom = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)
