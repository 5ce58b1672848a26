import { foregone } from '#domain/money/fees/freeYears.ts'
import { isPaid } from '#domain/money/fees/paidYears.ts'
import { reliefOf } from '#domain/money/fees/relief.ts'
import type { MemberApplication } from '../../../../store/repositories/memberApplications.ts'
import type { Tx } from '../../../../store/store.ts'
import type { OrgConfiguration } from '../../../configuration/orgConfiguration.ts'
import { findOwing } from '../../notice/amountDue.ts'
import { pendingReliefs, type StandingRelief } from '../../notice/reliefsOf.ts'
import type { AskedRelief } from './askedRelief.ts'

/** What a relief would ask less of a member, in fen, or why it cannot be given. */
export type ReliefPlan =
  | { foregone: number }
  | { problem: 'period' | 'nothing' }
  | { problem: 'paid' | 'relieved'; year: number }

/**
 * Plans a relief of a member: it is for years that are not paid and have no relief, also none that waits for a second
 * person, and asks less in at least one of them.
 * @param exceptId a relief that is looked at again
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
